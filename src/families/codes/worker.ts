import { readPdfPage, readPicture } from './read-codes.ts';

export default { picture: readPicture, pdfPage: readPdfPage };
