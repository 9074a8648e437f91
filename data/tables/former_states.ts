/** States that were split off others in 2000, 2014 and 2019: addresses still name the former state. By code. */
export const formerStates: Readonly<Record<string, string>> = { CG: 'MP', JH: 'BR', LA: 'JK', TS: 'AP', UK: 'UP' };
