/** The operations that encrypt and decrypt a PDF. */

import { type Operation, operation } from '../../core/operation/operation.ts';
import { checkPasswordLength, passwordInput } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag } from '../../core/request/params.ts';
import { onePdf, requirePdf } from './pdf-input.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const SEND_AS_FIELD = 'Send passwords as form fields, not in the URL. They are neither logged nor stored.';

const protectPdf = operation({
  ...RETURNS_PDF,
  id: 'pdf_protect',
  path: '/v1/pdf/protect',
  title: 'Password on a PDF',
  keywords:
    'password protect pdf, lock pdf, encrypt pdf, pdf password lagao, pdf me password lagana, secure pdf, पीडीएफ पर पासवर्ड, பிடிஎஃப் கடவுச்சொல்',
  summary: 'Encrypt a PDF with a password',
  details:
    'AES-256. With `password` (the user password) the file opens only with it; with `owner` alone it opens without a password, restricted by `print`, `copy` and `change`. ' +
    `If only \`password\` is given, the owner password is random. ${SEND_AS_FIELD}`,
  files: onePdf,
  input: {
    password: passwordInput('User password, to open the file').optional(),
    owner: passwordInput('Owner password, to remove the restrictions').optional(),
    print: choice(['full', 'low', 'none'], { description: 'Whether printing is allowed: fully, at low resolution, or not' }).default(
      'full',
    ),
    copy: flag({ description: 'Whether copying text and images is allowed' }).default(true),
    change: flag({ description: 'Whether changes are allowed' }).default(true),
  },
  example: { password: 'open sesame' },
  async run({ password = '', owner = '', ...allowed }, context) {
    if (password === '' && owner === '') invalid('password', 'give a password to open the file, or an owner password to restrict it');
    checkPasswordLength('password', password);
    checkPasswordLength('owner', owner);
    return pdfAnswer(
      context,
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
  keywords:
    'unlock pdf, remove password from pdf, decrypt pdf, open locked pdf, pdf ka password hatao, pdf password hatana, pdf password hataye, pdf se password hatayein, password remove, पीडीएफ का पासवर्ड हटाएं',
  summary: 'Remove the password of a PDF, given the password',
  details:
    'Needs the user or the owner password; nothing is guessed. The result opens without a password or restrictions. ' +
    `An encrypted file without a password is also decrypted. ${SEND_AS_FIELD}`,
  files: onePdf,
  input: { password: passwordInput('Password of the PDF') },
  example: { password: 'open sesame' },
  async run({ password }, context) {
    checkPasswordLength('password', password);
    return pdfAnswer(context, 'unlocked', await runWritingJob(context, 'unlock', { bytes: requirePdf(context.files), password }));
  },
});

export const encryptionOperations: readonly Operation[] = [protectPdf, unlockPdf];
