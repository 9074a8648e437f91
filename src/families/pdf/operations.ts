import type { Family } from '../../core/request/operation.ts';
import { metadataOperations } from './describing.ts';
import { watermarkOperations } from './marking.ts';
import { splitOperations } from './parting.ts';
import { readOperations } from './reading.ts';
import { encryptionOperations } from './security.ts';
import { writeOperations } from './writing.ts';

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
