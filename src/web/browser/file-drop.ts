/** File input: picker, drag and drop, paste. */
export function acceptFiles(zone: HTMLElement, input: HTMLInputElement, take: (files: readonly File[]) => void): void {
  input.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.value = '';
  });
  for (const name of ['dragenter', 'dragover']) {
    zone.addEventListener(name, (event) => {
      event.preventDefault();
      zone.classList.add('over');
    });
  }
  for (const name of ['dragleave', 'drop']) zone.addEventListener(name, () => zone.classList.remove('over'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  // Otherwise the browser would navigate to a file dropped outside the zone.
  for (const name of ['dragover', 'drop']) document.addEventListener(name, (event) => event.preventDefault());
  document.addEventListener('paste', (event) => {
    const files = event.clipboardData?.files;
    if (files && files.length > 0) take([...files]);
  });
}
