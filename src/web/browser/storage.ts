/** localStorage, which may be disabled: then a choice lasts for the page. Nothing of it leaves the browser. */

const PREFIX = 'potli.';

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // The choice lasts for the page.
  }
}
