/** Button that fills in the visitor's location, with the browser's permission. */
import { el } from './dom.ts';

const TIMEOUT_MS = 10_000;

/** About a hundred metres: enough for places, and less private data in the URL. */
const DECIMALS = 3;

export function locate(fill: (values: { lat: string; lng: string; pincode: string }) => void): HTMLElement {
  const status = el('span', { class: 'hint', role: 'status' });
  const button = el('button', { type: 'button', class: 'plain', click: () => requestLocation() }, 'Use my location');
  const requestLocation = (): void => {
    if (!navigator.geolocation || !isSecureContext) {
      status.textContent = 'Browsers share the location only with pages over https.';
      return;
    }
    status.textContent = 'Asking the browser …';
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        status.textContent = '';
        fill({ lat: coords.latitude.toFixed(DECIMALS), lng: coords.longitude.toFixed(DECIMALS), pincode: '' });
      },
      ({ message }) => {
        status.textContent = `The browser does not share your location: ${message || 'no position'}.`;
      },
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    );
  };
  return el('div', { class: 'field locate' }, button, status);
}
