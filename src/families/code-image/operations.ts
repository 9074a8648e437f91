import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, flag, integer, pattern, text } from '../../core/request/params.ts';
import { engine } from './engine.ts';
import type { CodeImageRequest } from './render-code.ts';
import { LINE_RANGES } from './rows.ts';
import { MAX_CODE_CHARACTERS, MAX_CODE_COLUMNS, normaliseSnippet } from './snippet.ts';
import { THEME_NAMES } from './themes.ts';

const DEFAULT_PADDING = 28;
const TIME_LIMIT_MS = 20_000;

const drawCode = operation({
  id: 'code_image',
  path: '/v1/code-image',
  title: 'Code as a picture',
  keywords: 'code image, code screenshot, code to image, picture of code, syntax highlight, carbon',
  summary: 'Code as a picture of a window, with syntax colours',
  details:
    'At most 150 lines of 140 characters; with `wrap` lines may be longer, and 150 rows are drawn. The header `X-Code-Language` names the language used; `text` means that none was recognised. ' +
    'PNGs have twice the pixel density, very large ones single density. Comments and strings in Indian scripts are shaped as they should be.',
  input: {
    code: text({ description: 'The code', max: MAX_CODE_CHARACTERS, aliases: ['text'] }),
    language: text({
      description: 'Name or file extension, such as go, python, js, sql; without it a guess from the title or the code',
      max: 40,
    }).optional(),
    title: text({ description: 'File name in the title bar', max: 200 }).optional(),
    theme: choice(THEME_NAMES, { description: 'Colours' }).default('dark'),
    lineNumbers: flag({ description: 'Whether to number the lines' }).default(false),
    highlight: pattern({
      description: 'Lines to mark, such as 2,4-6',
      pattern: LINE_RANGES,
      rule: 'must be numbers of lines and ranges of them, such as 2,4-6',
      max: 100,
    }).optional(),
    wrap: integer({
      min: 20,
      max: MAX_CODE_COLUMNS,
      description: 'Characters after which a line goes on in the next row; without it lines are not broken',
    }).optional(),
    padding: integer({ min: 0, max: 120, description: 'Pixels around the window' }).default(DEFAULT_PADDING),
    window: flag({ description: 'Whether the code stands in a window with a title bar' }).default(true),
    format: choice(['png', 'svg'], { description: 'Picture type' }).default('png'),
  },
  textBody: 'code',
  headers: {
    'X-Code-Language': 'The language in which it is coloured',
  },
  output: { media: ['image/png', 'image/svg+xml'] },
  cost: 10,
  example: { code: 'print("नमस्ते, दुनिया")', title: 'namaste.py' },
  async run(input, { jobs }) {
    const request: CodeImageRequest = { ...input, code: normaliseSnippet(input.code, input.wrap) };
    return jobs.run(engine, 'draw', request, { timeoutMs: TIME_LIMIT_MS });
  },
});

export const codeImageFamily: Family = {
  id: 'code-image',
  name: 'Code images',
  group: 'Developer tools',
  about: 'Source code drawn as a window with syntax colours, for slides, chats and posts.',
  operations: [drawCode],
};
