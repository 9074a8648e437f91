import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAmount, parseDate, typeColumn } from './values.ts';

test('parses amounts as Indian statements write them', () => {
  const amounts = {
    '1,23,456.78': 123_456.78,
    '12,34,56,789.00': 123_456_789,
    '1,234,567.89': 1_234_567.89,
    '500': 500,
    '0.50': 0.5,
    '.75': 0.75,
    '(500.00)': -500,
    '500.00 Dr': -500,
    '500.00Cr': 500,
    '1,500.00 (Dr.)': -1500,
    '-500.00': -500,
    '500.00-': -500,
    '−500.00': -500,
    '₹ 1,00,000.00': 100_000,
    '₹-250': -250,
    '-₹250': -250,
    'Rs. 500/-': 500,
    'Rs.1,200/-': 1200,
    'INR 12.5': 12.5,
    '0.00': 0,
  };
  for (const [text, amount] of Object.entries(amounts)) assert.equal(parseAmount(text), amount, text);
});

test('identifiers, percentages, wrong grouping and numbers that a double cannot hold are no amounts', () => {
  for (const text of [
    '',
    'abc',
    '000123',
    '998314',
    '18%',
    '1,2,3',
    '12,34',
    '1.2.3',
    '1,23,456.',
    '1e5',
    '12345678901234567.89',
    'Dr',
    '₹',
    '--5',
    '9'.repeat(60),
  ])
    assert.equal(parseAmount(text), undefined, text);
});

test('parses dates with the day before the month', () => {
  const dates = {
    '01-04-2026': '2026-04-01',
    '01/04/26': '2026-04-01',
    '1.4.2026': '2026-04-01',
    '1 Apr 2026': '2026-04-01',
    '01-APR-26': '2026-04-01',
    '1st April, 2026': '2026-04-01',
    '2 Sept 2026': '2026-09-02',
    'Apr 1, 2026': '2026-04-01',
    '2026-04-01': '2026-04-01',
    '01- 04- 2026': '2026-04-01',
    '31/12/99': '1999-12-31',
  };
  for (const [text, date] of Object.entries(dates)) assert.equal(parseDate(text), date, text);
  for (const text of ['31-02-2026', '04/13/2026', '1 Foo 2026', '2026', '1-4', '12.50', '32-01-2026'])
    assert.equal(parseDate(text), undefined, text);
});

test('a column has a type only if all its cells have it', () => {
  assert.deepEqual(typeColumn(['1.00', '', '-']), { type: 'amount', values: [1, null, null] });
  assert.deepEqual(typeColumn(['01-04-2026', 'Total']), { type: 'text' });
  assert.deepEqual(typeColumn(['04/13/2026', '04/01/2026']), { type: 'text' });
  assert.deepEqual(typeColumn(['', '-']), { type: 'text' });
});
