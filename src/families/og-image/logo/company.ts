/** The logo of a listed company, for a preview. */

import type { LiveContext } from '../../../core/operation/operation.ts';
import { ApiError, notFound } from '../../../core/request/api-error.ts';
import { isFile } from '../../../core/request/envelope.ts';
import { getLogo } from '../../companies/logo-operation.ts';
import type { PreviewLogo } from './draw.ts';

/** Twice the drawn size, for high-density screens. */
const LOGO_SIDE = 440;

export async function companyLogo(symbol: string, context: Pick<LiveContext, 'callOperation'>): Promise<PreviewLogo> {
  const name = symbol.trim().replace(/\.(?:svg|png)$/i, '');
  try {
    const response = await context.callOperation(getLogo, { symbol: name, format: 'png', size: LOGO_SIDE });
    if (!isFile(response) || !(response.file instanceof Uint8Array)) throw new Error('a logo is a picture');
    return { png: response.file, isOnTile: response.headers?.['x-logo-source'] === 'raster' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') {
      notFound(`No logo of ${name} is available (see /v1/logos). POST /v1/og-image/logo takes your own image.`);
    }
    throw error;
  }
}
