/** Kinds of sample files, for the form and the script. */
export type SampleKind = 'picture' | 'code' | 'pdf' | 'pdfs' | 'scan' | 'table';
