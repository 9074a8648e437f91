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

const texts = messagesOf('gst');
/** Holder types with a translated label. */
const HOLDER_LABELS: Readonly<Record<string, string>> = {
  individual: texts.person,
  company: texts.company,
  firm: texts.firm,
  hindu_undivided_family: texts.huf,
  trust: texts.trust,
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
    answer.replaceChildren(el('p', { class: 'outcome no' }, fillPlaceholders(texts.length, { count: number.length })));
    return;
  }
  void runTask(async (signal) => {
    const { data } = await getJson<ValidationResult>(`/v1/validate/${kind}/${encodeURIComponent(number)}`, {}, signal);
    const { state, pan, holderType } = data.details ?? {};
    const rows: readonly (readonly [string, string | null | undefined])[] = [
      [common.state, state && stateText(state)],
      [texts.pan, pan],
      [texts.holder, holderType && (HOLDER_LABELS[holderType] ?? texts.other)],
    ];
    answer.replaceChildren(
      el('p', { class: data.valid ? 'outcome yes' : 'outcome no' }, `${data.valid ? '✓' : '✗'} ${data.valid ? texts.right : texts.wrong}`),
      el('p', { class: 'big' }, data.value),
      ...(data.valid ? [] : [el('p', {}, whatIsWrong(data))]),
      el(
        'dl',
        { class: 'facts-grid' },
        ...rows.flatMap(([label, value]) => (value ? [el('div', {}, el('dt', {}, label), el('dd', {}, value))] : [])),
      ),
    );
  });
}

function whatIsWrong({ checks, details }: ValidationResult): string {
  if (checks.pattern !== false && checks.state === false) return texts.state_code;
  if (checks.pattern !== false && checks.checkCharacter === false && details?.expectedCheckCharacter)
    return fillPlaceholders(texts.check_character, { expected: details.expectedCheckCharacter });
  return texts.shape;
}
