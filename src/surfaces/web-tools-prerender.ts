/** Server-rendered content of the calendar pages, for readers without scripts: today's panchang and the holidays of the year. */
import { createCall } from '../core/operation/call.ts';
import { InputReader } from '../core/operation/input.ts';
import type { Operation } from '../core/operation/operation.ts';
import { isFile } from '../core/request/envelope.ts';
import type { Locale } from '../web/messages/locales.ts';
import type { Html } from '../web/pages/html.ts';
import { prerenderHolidays, prerenderPanchang } from '../web/pages/tools/prerender.ts';
import type { ToolName } from '../web/pages/tools/tool.ts';
import { localCaller } from './local-caller.ts';
import type { Services } from './services.ts';

/** Indian Standard Time (UTC+05:30, no daylight saving). */
const IST_OFFSET_MS = 5.5 * 60 * 60_000;

export interface PrerenderedContent {
  /** Today in India, ISO 8601. */
  dayOf(): string;
  /** Undefined if the tool has no such content or the operation fails. */
  contentOf(name: ToolName, locale: Locale): Promise<Html | undefined>;
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
  const renderers: Partial<Record<ToolName, (locale: Locale) => Promise<Html>>> = {
    async panchang(locale) {
      const month = `${dayOf().slice(0, 8)}01`;
      const days = daysInMonth(month);
      return prerenderPanchang(
        locale,
        dayOf(),
        (await callOperation('panchang', { date: month, days, lang: locale.code, choghadiya: true })) as never,
      );
    },
    async holidays(locale) {
      const year = Number(dayOf().slice(0, 4));
      return prerenderHolidays(locale, dayOf(), (await callOperation('holidays', { year, type: 'bank', lang: locale.code })) as never);
    },
  };
  return {
    dayOf,
    async contentOf(name, locale) {
      try {
        return await renderers[name]?.(locale);
      } catch {
        return undefined;
      }
    },
  };
}

function daysInMonth(first: string): number {
  return new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0)).getUTCDate();
}
