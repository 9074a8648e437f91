/** Changes by incremental updates after a signature: compares the signed revision with the present one, object by object. */
import { arrayOf, catalogOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { type Dict, eachRef, type PdfValue, serialiseValue } from '../../../core/pdf/syntax.ts';
import { eachField, type FormField, pageDicts } from '../forms/form-fields.ts';
import type { PdfSignatureChanges } from './records.ts';

/** Keys of a page that determine its content, without annotations. */
const PAGE_KEYS = ['/Contents', '/Resources', '/MediaBox', '/CropBox', '/Rotate', '/UserUnit'];
/** Keys of a widget that determine its appearance. */
const WIDGET_KEYS = ['/AP', '/AS', '/Rect', '/F', '/MK'];
/** References to other parts of the document, not to content. */
const UPWARD_KEYS: ReadonlySet<string> = new Set(['/Parent', '/P', '/Popup', '/IRT', '/Dest']);

export function describeChanges(before: ObjectGraph, after: ObjectGraph): PdfSignatureChanges {
  const isChanged = changeDetector(before, after);
  const [pagesBefore, pagesAfter] = [pageDicts(before), pageDicts(after)];
  const numbersBefore = pageNumbers(before, pagesBefore);
  const numbersAfter = pageNumbers(after, pagesAfter);
  const matchingPages = [...numbersAfter].flatMap(([number, index]) => {
    const previous = numbersBefore.get(number);
    return previous === undefined ? [] : [{ number: index + 1, old: pagesBefore[previous] as Dict, page: pagesAfter[index] as Dict }];
  });
  const fields = changedFields(before, after, isChanged);
  return {
    pages_added: pagesAfter.length - matchingPages.length,
    pages_removed: pagesBefore.length - matchingPages.length,
    pages_changed: matchingPages
      .filter(({ old, page }) => PAGE_KEYS.some((key) => isChanged(old.get(key), page.get(key))))
      .map(({ number }) => number),
    annotation_pages: matchingPages
      .filter(({ old, page }) => isChanged(otherAnnotations(before, old), otherAnnotations(after, page)))
      .map(({ number }) => number),
    fields_changed: fields.filter(({ isNewSignature }) => !isNewSignature).map(({ name }) => name),
    signatures_added: fields.filter(({ isNewSignature }) => isNewSignature).length,
    validation_data: isChanged(catalogOf(before).get('/DSS'), catalogOf(after).get('/DSS')),
  };
}

type IsChanged = (old: PdfValue | undefined, value: PdfValue | undefined) => boolean;

/** Compares values with all that they refer to: an update keeps the numbers of objects. */
function changeDetector(before: ObjectGraph, after: ObjectGraph): IsChanged {
  const affected = affectedObjects(after, rewrittenObjects(before, after));
  return (old, value) => {
    if (serialised(old ?? 'null') !== serialised(value ?? 'null')) return true;
    let isAffected = false;
    if (value !== undefined)
      eachRef(withoutUpwardKeys(value), (number) => {
        isAffected ||= affected.has(number);
      });
    return isAffected;
  };
}

/** Objects of `after` that are new or not as before. */
function rewrittenObjects(before: ObjectGraph, after: ObjectGraph): number[] {
  return [...after.objects].flatMap(([number, { value, data }]) => {
    const old = before.objects.get(number);
    const isEqual = old && serialised(old.value) === serialised(value) && (data ? old.data?.equals(data) === true : old.data === undefined);
    return isEqual ? [] : number;
  });
}

/** The rewritten objects and all that refer to them, but no pages: links lead to those, and they are compared on their own. */
function affectedObjects({ objects }: ObjectGraph, rewritten: readonly number[]): ReadonlySet<number> {
  const referrers = new Map<number, number[]>();
  for (const [number, { value }] of objects)
    if (!isPageNode(value))
      eachRef(withoutUpwardKeys(value), (target) => {
        const list = referrers.get(target);
        if (list) list.push(number);
        else referrers.set(target, [number]);
      });
  const affected = new Set<number>();
  const stack = rewritten.filter((number) => !isPageNode(objects.get(number)?.value ?? 'null'));
  for (let number = stack.pop(); number !== undefined; number = stack.pop()) {
    if (affected.has(number)) continue;
    affected.add(number);
    for (const referrer of referrers.get(number) ?? []) stack.push(referrer);
  }
  return affected;
}

const serialised = (value: PdfValue): string => serialiseValue(value, (number) => number);
const withoutUpwardKeys = (value: PdfValue): PdfValue =>
  value instanceof Map ? new Map([...value].filter(([key]) => !UPWARD_KEYS.has(key))) : value;
const isPageNode = (value: PdfValue): boolean =>
  value instanceof Map && ['/Page', '/Pages', '/Catalog'].includes(String(value.get('/Type') ?? ''));

/** Object numbers of pages, with their positions. */
function pageNumbers(graph: ObjectGraph, pages: readonly Dict[]): Map<number, number> {
  const positions = new Map(pages.map((page, index) => [page, index]));
  const numbers = new Map<number, number>();
  for (const [number, { value }] of graph.objects) {
    const index = value instanceof Map ? positions.get(value) : undefined;
    if (index !== undefined) numbers.set(number, index);
  }
  return numbers;
}

/** Annotations that are not form fields. */
function otherAnnotations(graph: ObjectGraph, page: Dict): PdfValue[] {
  return arrayOf(graph, page.get('/Annots')).filter(
    (annotation) => dereference(graph, dictOf(graph, annotation)?.get('/Subtype')) !== '/Widget',
  );
}

function changedFields(
  before: ObjectGraph,
  after: ObjectGraph,
  isChanged: IsChanged,
): { readonly name: string; readonly isNewSignature: boolean }[] {
  const previous = new Map<string, FormField>();
  eachField(before, (field) => previous.set(field.name, field));
  const changed: { name: string; isNewSignature: boolean }[] = [];
  eachField(after, (field) => {
    const old = previous.get(field.name);
    previous.delete(field.name);
    const isSigned = field.kind === '/Sig' && field.value instanceof Map;
    if (isSigned && !(old?.value instanceof Map)) changed.push({ name: field.name, isNewSignature: true });
    else if (!old || isFieldChanged(old, field, isChanged)) changed.push({ name: field.name, isNewSignature: false });
  });
  for (const { name } of previous.values()) changed.push({ name, isNewSignature: false });
  return changed;
}

function isFieldChanged(old: FormField, field: FormField, isChanged: IsChanged): boolean {
  if (isChanged(old.value, field.value) || old.widgets.length !== field.widgets.length) return true;
  return field.widgets.some((widget, index) => WIDGET_KEYS.some((key) => isChanged(old.widgets[index]?.get(key), widget.get(key))));
}
