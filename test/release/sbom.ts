/** `npm run sbom` (part of packing a release): writes the SBOM to sbom.cdx.json. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './sbom-document.ts';

const bom = billOfMaterials();
writeFileSync(new URL('../../../sbom.cdx.json', import.meta.url), `${JSON.stringify(bom, undefined, 1)}\n`);
console.log(`sbom.cdx.json: CycloneDX ${bom.specVersion}, ${bom.components.length} components`);
