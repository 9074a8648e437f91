/** The family of PDF operations. */
import type { Family } from '../../core/operation/operation.ts';
import { compareOperations } from './compare-operation.ts';
import { encryptionOperations } from './encryption-operations.ts';
import { formOperations } from './form-operations.ts';
import { layoutOperations } from './layout-operations.ts';
import { metadataOperations } from './metadata-operations.ts';
import { readOperations } from './read-operations.ts';
import { signatureOperations } from './signatures-operation.ts';
import { splitOperations } from './split-operations.ts';
import { tableOperations } from './table-operation.ts';
import { watermarkOperations } from './watermark-operation.ts';
import { writeOperations } from './write-operations.ts';

export const pdfFamily: Family = {
  id: 'pdf',
  name: 'PDF tools',
  group: 'Documents and media',
  about: 'Reads, renders, splits, merges, compresses, encrypts and edits PDFs. Files are processed in memory and not stored.',
  operations: [
    ...readOperations,
    ...tableOperations,
    ...compareOperations,
    ...signatureOperations,
    ...writeOperations,
    ...splitOperations,
    ...watermarkOperations,
    ...layoutOperations,
    ...formOperations,
    ...encryptionOperations,
    ...metadataOperations,
  ],
};
