/** Indian digit grouping (1,00,000) of an integer. Intl.NumberFormat takes 40 ms on its first use, and every start formats such numbers. */
export function groupDigits(number: number | string): string {
  return String(number).replace(/\d(?=(?:\d{2})*\d{3}$)/g, (digit) => `${digit},`);
}
