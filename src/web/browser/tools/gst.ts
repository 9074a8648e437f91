/** GSTIN and PAN checker: distinguished by length. */
import { byId, el } from '../dom.ts';
import { getJson, runTask } from './api.ts';
import {
  answer,
  common,
  controlValue,
  debounce,
  messagesOf,
  onSubmit,
  readState,
  setControlValue,
  stateText,
  status,
  writeState,
} from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

interface ValidationResult {
  readonly value: string;
  readonly valid: boolean;
  readonly reason: string | null;
  readonly details: {
    readonly state?: string | null;
    readonly pan?: string | null;
    readonly holderType?: string | null;
    readonly expectedCheckCharacter?: string | null;
  } | null;
  readonly checks: Readonly<Record<string, boolean>>;
}

const GSTIN_LENGTH = 15;
const PAN_LENGTH = 10;

const messages = messagesOf('gst');
/** Holder types with a translated label. */
const HOLDER_LABELS: Readonly<Record<string, string>> = {
  individual: messages.person,
  company: messages.company,
  firm: messages.firm,
  hindu_undivided_family: messages.huf,
  trust: messages.trust,
};

setControlValue('number', readState().get('number'));
byId('number').addEventListener('input', debounce(check));
onSubmit(check);
if (controlValue('number') !== '') check();

function check(): void {
  const number = controlValue('number').replace(/[\s-]/g, '').toUpperCase();
  writeState({ number });
  status.replaceChildren();
  answer.replaceChildren();
  if (number === '') return;
  const kind = { [GSTIN_LENGTH]: 'gstin', [PAN_LENGTH]: 'pan' }[number.length];
  if (kind === undefined) {
    answer.replaceChildren(el('p', { class: 'outcome no' }, fillPlaceholders(messages.length, { count: number.length })));
    return;
  }
  void runTask(async (signal) => {
    const { data } = await getJson<ValidationResult>(`/v1/validate/${kind}/${encodeURIComponent(number)}`, {}, signal);
    const { state, pan, holderType } = data.details ?? {};
    const rows: readonly (readonly [string, string | null | undefined])[] = [
      [common.state, state && stateText(state)],
      [messages.pan, pan],
      [messages.holder, holderType && (HOLDER_LABELS[holderType] ?? messages.other)],
    ];
    answer.replaceChildren(
      el(
        'p',
        { class: data.valid ? 'outcome yes' : 'outcome no' },
        `${data.valid ? '✓' : '✗'} ${data.valid ? messages.valid : messages.invalid}`,
      ),
      el('p', { class: 'big' }, data.value),
      ...(data.valid ? [] : [el('p', {}, reasonText(data))]),
      el(
        'dl',
        { class: 'facts-grid' },
        ...rows.flatMap(([label, value]) => (value ? [el('div', {}, el('dt', {}, label), el('dd', {}, value))] : [])),
      ),
    );
  });
}

function reasonText({ checks, details }: ValidationResult): string {
  if (checks.pattern !== false && checks.state === false) return messages.state_code;
  if (checks.pattern !== false && checks.checkCharacter === false && details?.expectedCheckCharacter)
    return fillPlaceholders(messages.check_character, { expected: details.expectedCheckCharacter });
  return messages.format;
}
