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
  summary: 'Render code as an image of an editor window, with syntax highlighting',
  details:
    'At most 150 lines of 140 characters; with `wrap` lines may be longer, up to 150 rows in total. The header `X-Code-Language` contains the language used; `text` means that none was recognised. ' +
    'PNGs have twice the pixel density, very large ones single density. Text in Indian scripts is shaped correctly.',
  input: {
    code: text({ description: 'Source code', max: MAX_CODE_CHARACTERS, aliases: ['text'] }),
    language: text({
      description: 'Name or file extension, such as go, python, js, sql; by default detected from the title or the code',
      max: 40,
    }).optional(),
    title: text({ description: 'File name in the title bar', max: 200 }).optional(),
    theme: choice(THEME_NAMES, { description: 'Colours' }).default('dark'),
    lineNumbers: flag({ description: 'Whether to show line numbers' }).default(false),
    highlight: pattern({
      description: 'Lines to highlight, such as 2,4-6',
      pattern: LINE_RANGES,
      message: 'must be line numbers and ranges, such as 2,4-6',
      max: 100,
    }).optional(),
    wrap: integer({
      min: 20,
      max: MAX_CODE_COLUMNS,
      description: 'Characters after which a line is wrapped; by default lines are not wrapped',
    }).optional(),
    padding: integer({ min: 0, max: 120, description: 'Pixels around the window' }).default(DEFAULT_PADDING),
    window: flag({ description: 'Whether to draw a window with a title bar around the code' }).default(true),
    format: choice(['png', 'svg'], { description: 'Image format' }).default('png'),
  },
  textBody: 'code',
  headers: {
    'X-Code-Language': 'Language used for highlighting',
  },
  output: { media: ['image/png', 'image/svg+xml'] },
  cost: 10,
  example: { code: 'print("नमस्ते, दुनिया")', title: 'namaste.py' },
  async run(input, { jobs }) {
    const request: CodeImageRequest = { ...input, code: normaliseSnippet(input.code, input.wrap) };
    return jobs.run(engine, 'render', request, { timeoutMs: TIME_LIMIT_MS });
  },
});

export const codeImageFamily: Family = {
  id: 'code-image',
  name: 'Code images',
  group: 'Developer tools',
  about: 'Renders source code as an image with syntax highlighting, for slides, chats and posts.',
  operations: [drawCode],
};
