/** Merges layers (optional content). */

import { arrayOf, dictOf } from '../../../core/pdf/graph.ts';
import { type Dict, Ref, type Value } from '../../../core/pdf/syntax.ts';
import type { Assembly } from './assembly.ts';

const LAYERS = '/OCProperties';
const LISTS = ['/Order', '/Locked', '/AS', '/RBGroups'] as const;

export function joinLayers(assembly: Assembly): void {
  const parts = assembly.having(LAYERS);
  const [first] = parts;
  if (!first) return;
  const all: Value[] = [];
  const hidden: Value[] = [];
  const lists = new Map<string, Value[]>();
  for (const { graph, catalog } of parts) {
    const properties = dictOf(graph, catalog.get(LAYERS));
    const view = dictOf(graph, properties?.get('/D'));
    const layers = arrayOf(graph, properties?.get('/OCGs'));
    all.push(...layers);
    const shown = new Set(arrayOf(graph, view?.get('/ON')).map(numberOf));
    // If the base state is OFF, the file lists the visible layers instead.
    const off =
      view?.get('/BaseState') === '/OFF' ? layers.filter((layer) => !shown.has(numberOf(layer))) : arrayOf(graph, view?.get('/OFF'));
    hidden.push(...off);
    for (const name of LISTS) lists.set(name, [...(lists.get(name) ?? []), ...arrayOf(graph, view?.get(name))]);
  }
  const properties: Dict = new Map(dictOf(first.graph, first.catalog.get(LAYERS)));
  const view: Dict = new Map(dictOf(first.graph, properties.get('/D')));
  for (const name of ['/BaseState', '/ON']) view.delete(name);
  view.set('/OFF', hidden);
  for (const [name, list] of lists) if (list.length > 0) view.set(name, list);
  properties.set('/OCGs', all).set('/D', view);
  assembly.catalog.set(LAYERS, assembly.add(properties));
}

const numberOf = (value: Value): number => (value instanceof Ref ? value.number : 0);
