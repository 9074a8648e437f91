import { maskPdf } from './mask-pdf.ts';
import { maskPicture } from './mask-picture.ts';
import { preparePdf } from './prepare.ts';
import { findInPdf, findInPicture } from './read-pdf.ts';

export default { prepare: preparePdf, findInPdf, maskPdf, findInPicture, maskPicture };
