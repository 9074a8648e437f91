/** Server-rendered content of the calendar pages, for readers without scripts: today's panchang and the holidays of the year. */
import { createCall } from '../core/operation/call.ts';
import { InputReader } from '../core/operation/input.ts';
import type { Operation } from '../core/operation/operation.ts';
import { isFile } from '../core/request/envelope.ts';
import type { Html } from '../web/pages/html.ts';
import { prerenderHolidays, prerenderPanchang } from '../web/pages/tools/prerender.ts';
import type { ToolName } from '../web/pages/tools/tool.ts';
import type { Language } from '../web/words/languages.ts';
import { localCaller } from './local-caller.ts';
import type { Services } from './services.ts';

/** Indian Standard Time (UTC+05:30, no daylight saving). */
const IST_OFFSET_MS = 5.5 * 60 * 60_000;

export interface PrerenderedContent {
  /** Today in India, ISO 8601. */
  dayOf(): string;
  /** Undefined if the tool has no such content or the operation fails. */
  contentOf(name: ToolName, language: Language): Promise<Html | undefined>;
}

export function createPrerenderer(services: Services, operations: ReadonlyMap<string, Operation>): PrerenderedContent {
  const dayOf = (): string => new Date(services.now().getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
  const callOperation = async (id: string, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const operation = operations.get(id);
    if (!operation) return undefined;
    const caller = localCaller(new AbortController().signal);
    const answer = await createCall(operation, services)(new InputReader(operation).fromArguments(input, {}), () => caller);
    return isFile(answer) ? undefined : answer.data;
  };
  const renderers: Partial<Record<ToolName, (language: Language) => Promise<Html>>> = {
    async panchang(language) {
      const month = `${dayOf().slice(0, 8)}01`;
      const days = daysInMonth(month);
      return prerenderPanchang(
        language,
        dayOf(),
        (await callOperation('panchang', { date: month, days, lang: language.code, choghadiya: true })) as never,
      );
    },
    async holidays(language) {
      const year = Number(dayOf().slice(0, 4));
      return prerenderHolidays(language, dayOf(), (await callOperation('holidays', { year, type: 'bank', lang: language.code })) as never);
    },
  };
  return {
    dayOf,
    async contentOf(name, language) {
      try {
        return await renderers[name]?.(language);
      } catch {
        return undefined;
      }
    },
  };
}

function daysInMonth(first: string): number {
  return new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)).getUTCDate();
}
