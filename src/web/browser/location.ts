/** Button that fills in the visitor's location, with the browser's permission. */
import { el } from './dom.ts';

const WAIT_MS = 10_000;

/** About a hundred metres: enough for places, and less private data in the URL. */
const DECIMALS = 3;

export function locate(fill: (values: { lat: string; lng: string; pincode: string }) => void): HTMLElement {
  const said = el('span', { class: 'hint', role: 'status' });
  const button = el('button', { type: 'button', class: 'plain', click: () => ask() }, 'Use my location');
  const ask = (): void => {
    if (!navigator.geolocation || !isSecureContext) {
      said.textContent = 'Browsers share the location only with pages over https.';
      return;
    }
    said.textContent = 'Asking the browser …';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        said.textContent = '';
        fill({ lat: coords.latitude.toFixed(DECIMALS), lng: coords.longitude.toFixed(DECIMALS), pincode: '' });
      },
      ({ message }) => {
        said.textContent = `The browser does not share your location: ${message || 'no position'}.`;
      },
      { timeout: WAIT_MS, maximumAge: WAIT_MS },
    );
  };
  return el('div', { class: 'field locate' }, button, said);
}
