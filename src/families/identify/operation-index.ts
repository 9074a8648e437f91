import type { Family, Operation } from '../../core/operation/operation.ts';

export interface IndexedOperation {
  readonly family: string;
  readonly operation: Operation;
}

/** Operations by id and by family. */
export class OperationIndex {
  readonly #families: readonly Family[];
  readonly #byId = new Map<string, IndexedOperation>();

  constructor(families: readonly Family[]) {
    this.#families = families;
    for (const { id: family, operations } of families)
      for (const operation of operations) this.#byId.set(operation.id, { family, operation });
  }

  get all(): readonly Operation[] {
    return this.#families.flatMap(({ operations }) => operations);
  }

  ofFamily(family: string): readonly Operation[] {
    return this.#families.find(({ id }) => id === family)?.operations ?? [];
  }

  byId(id: string): IndexedOperation {
    const indexed = this.#byId.get(id);
    if (!indexed) throw new Error(`No operation is called ${id}`);
    return indexed;
  }
}
