/** A whole number with the commas of India: 1,00,000. Intl.NumberFormat takes 40 ms when it is used first, and every start writes such numbers. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}
