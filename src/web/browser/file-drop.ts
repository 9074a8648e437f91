/** File inputs: picker, camera, drag and drop, paste. */
export function acceptFiles(zone: HTMLElement, inputs: readonly HTMLInputElement[], onFiles: (files: readonly File[]) => void): void {
  for (const input of inputs) {
    input.addEventListener('change', () => {
      onFiles([...(input.files ?? [])]);
      input.value = '';
    });
  }
  // The whole page takes the drop: a browser would navigate to a file dropped outside the zone.
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.toggle('over', event.dataTransfer?.types.includes('Files') ?? false);
  });
  for (const name of ['dragleave', 'drop']) document.addEventListener(name, () => zone.classList.remove('over'));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const files = event.dataTransfer?.files;
    if (files && files.length > 0) onFiles([...files]);
  });
  document.addEventListener('paste', (event) => {
    const files = event.clipboardData?.files;
    if (files && files.length > 0) onFiles([...files]);
  });
}
