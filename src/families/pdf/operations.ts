import type { Family } from '../../core/request/operation.ts';
import { describing } from './describing.ts';
import { marking } from './marking.ts';
import { parting } from './parting.ts';
import { reading } from './reading.ts';
import { security } from './security.ts';
import { writing } from './writing.ts';

export const pdfFamily: Family = {
  id: 'pdf',
  name: 'PDF tools',
  group: 'Documents and media',
  about: 'Facts, text, pictures and new arrangements of PDFs. Files are worked on in memory and forgotten with the answer.',
  operations: [...reading, ...writing, ...parting, ...marking, ...security, ...describing],
};
