/** States that were parts of others until 2000, 2014 and 2019: addresses still name the state as it was. By code. */
export const formerStates: Readonly<Record<string, string>> = { CG: 'MP', JH: 'BR', LA: 'JK', TS: 'AP', UK: 'UP' };
