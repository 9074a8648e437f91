/** The operations that encrypt and decrypt a PDF. */

import { type Operation, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, text } from '../../core/request/params.ts';
import { onePdf, requirePdf } from './pdf-input.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

/** Maximum password length in bytes, by the standard. */
const MAX_PASSWORD_BYTES = 127;
const passwordInput = (description: string) => text({ description, max: MAX_PASSWORD_BYTES });

const checkPasswordLength = (name: string, password: string | undefined): void => {
  if (Buffer.byteLength(password ?? '') > MAX_PASSWORD_BYTES) invalid(name, `has more than ${MAX_PASSWORD_BYTES} bytes in UTF-8`);
};

const SEND_AS_FIELD = 'Send passwords as fields of the form rather than in the address. They are neither logged nor kept.';

const protectPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_protect',
  path: '/v1/pdf/protect',
  title: 'Password on a PDF',
  keywords: 'password protect pdf, lock pdf, encrypt pdf, pdf password lagao, secure pdf, पीडीएफ पर पासवर्ड, பிடிஎஃப் கடவுச்சொல்',
  summary: 'Encrypts a PDF with a password',
  details:
    'AES-256. With `password` the file opens with it alone; with `owner` alone it opens for everybody, who may do what `print`, `copy` and `change` allow. ' +
    `Where only \`password\` is given, the owner's is one that nobody knows. ${SEND_AS_FIELD}`,
  files: onePdf,
  input: {
    password: passwordInput('Password to open the file').optional(),
    owner: passwordInput('Password to lift the restrictions').optional(),
    print: choice(['full', 'low', 'none'], { description: 'Whether it may be printed: as it is, coarsely, or not' }).default('full'),
    copy: flag({ description: 'Whether text and pictures may be copied' }).default(true),
    change: flag({ description: 'Whether it may be changed' }).default(true),
  },
  example: { password: 'open sesame' },
  async run({ password = '', owner = '', ...allowed }, context) {
    if (password === '' && owner === '') invalid('password', 'give a password to open the file, or an owner password to restrict it');
    checkPasswordLength('password', password);
    checkPasswordLength('owner', owner);
    return pdfAnswer(
      'protected',
      await runWritingJob(context, 'protect', { bytes: requirePdf(context.files), password, owner, ...allowed }),
    );
  },
});

const unlockPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_unlock',
  path: '/v1/pdf/unlock',
  title: 'Unlock a PDF',
  keywords: 'unlock pdf, remove password from pdf, decrypt pdf, open locked pdf, pdf ka password hatao, पीडीएफ का पासवर्ड हटाएं',
  summary: 'Takes the password off a PDF, for who knows it',
  details:
    'Only with the right password, that to open the file or that of its owner; nothing is guessed. The answer opens for everybody, without restrictions. ' +
    `A file without a password comes back without encryption, too. ${SEND_AS_FIELD}`,
  files: onePdf,
  input: { password: passwordInput('The password of the PDF') },
  example: { password: 'open sesame' },
  async run({ password }, context) {
    checkPasswordLength('password', password);
    return pdfAnswer('unlocked', await runWritingJob(context, 'unlock', { bytes: requirePdf(context.files), password }));
  },
});

export const encryptionOperations: readonly Operation[] = [protectPdf, unlockPdf];
