/** Merges layers (optional content). */

import { arrayOf, dictOf } from '../../../core/pdf/object-graph.ts';
import { type Dict, type PdfValue, Ref } from '../../../core/pdf/syntax.ts';
import type { MergedDocument } from './merged-document.ts';

const OC_PROPERTIES = '/OCProperties';
const CONFIGURATION_LISTS = ['/Order', '/Locked', '/AS', '/RBGroups'] as const;

export function mergeLayers(merged: MergedDocument): void {
  const documents = merged.documentsWith(OC_PROPERTIES);
  const [first] = documents;
  if (!first) return;
  const allLayers: PdfValue[] = [];
  const hidden: PdfValue[] = [];
  const lists = new Map<string, PdfValue[]>();
  for (const { graph, catalog } of documents) {
    const properties = dictOf(graph, catalog.get(OC_PROPERTIES));
    const config = dictOf(graph, properties?.get('/D'));
    const layers = arrayOf(graph, properties?.get('/OCGs'));
    allLayers.push(...layers);
    const visible = new Set(arrayOf(graph, config?.get('/ON')).map(objectNumberOf));
    // If the base state is OFF, the file lists the visible layers instead.
    const hiddenLayers =
      config?.get('/BaseState') === '/OFF'
        ? layers.filter((layer) => !visible.has(objectNumberOf(layer)))
        : arrayOf(graph, config?.get('/OFF'));
    hidden.push(...hiddenLayers);
    for (const name of CONFIGURATION_LISTS) lists.set(name, [...(lists.get(name) ?? []), ...arrayOf(graph, config?.get(name))]);
  }
  const properties: Dict = new Map(dictOf(first.graph, first.catalog.get(OC_PROPERTIES)));
  const config: Dict = new Map(dictOf(first.graph, properties.get('/D')));
  for (const name of ['/BaseState', '/ON']) config.delete(name);
  config.set('/OFF', hidden);
  for (const [name, list] of lists) if (list.length > 0) config.set(name, list);
  properties.set('/OCGs', allLayers).set('/D', config);
  merged.catalog.set(OC_PROPERTIES, merged.add(properties));
}

const objectNumberOf = (value: PdfValue): number => (value instanceof Ref ? value.number : 0);
