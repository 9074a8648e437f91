/** Entry point of the child process of the `codes` engine. */
import { readPdfPage, readPicture } from './read-codes.ts';

export default { picture: readPicture, pdfPage: readPdfPage };
