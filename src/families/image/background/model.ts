/** The network silueta: where its weights are, and how it has been since the service started. */

import { packageFile, type WeightFile } from '../../../core/models/weights.ts';
import { Fault } from '../../../core/request/fault.ts';
import type { ModelStatus } from '../../../core/request/operation.ts';

/** Reduced from U²-Net (Apache-2.0, Xuebin Qin and others) and published with rembg. */
export const SILUETA: WeightFile & { readonly id: string } = {
  id: 'silueta',
  url: packageFile('@harshit_01/ai-bg-remover', 'src/model/silueta.onnx'),
  sha256: '75da6c8d2f8096ec743d071951be73b4a8bc7b3e51d9a6625d63644f90ffeedb',
};

/** Undefined until it is first needed, then null or what was wrong. */
let problem: string | null | undefined;

/** Waits for a job with the network and remembers whether it could be opened. */
export async function noting<Result>(job: Promise<Result>): Promise<Result> {
  try {
    const result = await job;
    problem = null;
    return result;
  } catch (error) {
    if (error instanceof Fault && error.code === 'model_not_loaded') problem = error.message;
    throw error;
  }
}

export function siluetaStatus(): ModelStatus {
  return {
    id: SILUETA.id,
    kind: 'segmentation',
    loaded: problem === null,
    version: SILUETA.sha256,
    dimensions: null,
    problem: problem ?? null,
  };
}
