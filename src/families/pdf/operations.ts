import type { Family } from '../../core/operation/operation.ts';
import { encryptionOperations } from './encryption-operations.ts';
import { metadataOperations } from './metadata-operations.ts';
import { readOperations } from './read-operations.ts';
import { splitOperations } from './split-operations.ts';
import { watermarkOperations } from './watermark-operation.ts';
import { writeOperations } from './write-operations.ts';

export const pdfFamily: Family = {
  id: 'pdf',
  name: 'PDF tools',
  group: 'Documents and media',
  about: 'Facts, text, pictures and new arrangements of PDFs. Files are worked on in memory and forgotten with the answer.',
  operations: [
    ...readOperations,
    ...writeOperations,
    ...splitOperations,
    ...watermarkOperations,
    ...encryptionOperations,
    ...metadataOperations,
  ],
};
