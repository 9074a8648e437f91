/** A conventional implementation: express, zod and SQLite with full-text search. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import Database from 'libsql';
import { z } from 'zod';
import { words } from '../../src/core/text/fold.ts';
import { branchObjects, note, source } from './table.ts';

const database = new Database(':memory:');
database.exec(`CREATE TABLE branch(id INTEGER PRIMARY KEY, ifsc TEXT, json TEXT);
  CREATE VIRTUAL TABLE place USING fts5(text, content='', columnsize=0, detail=none, prefix='3');
  BEGIN`);
const insertBranch = database.prepare('INSERT INTO branch VALUES(?, ?, ?)');
const insertPlace = database.prepare('INSERT INTO place(rowid, text) VALUES(?, ?)');
let id = 0;
for (const branch of branchObjects()) {
  id++;
  insertBranch.run(id, branch.ifsc, JSON.stringify(branch));
  insertPlace.run(id, `bank${branch.bank.code} ${branch.branch} ${branch.address} ${branch.city}`);
}
database.exec("COMMIT; CREATE UNIQUE INDEX by_code ON branch(ifsc); INSERT INTO place(place) VALUES('optimize')");

const selectOne = database.prepare('SELECT json FROM branch WHERE ifsc = ?');
const count = database.prepare('SELECT count(*) AS total FROM place WHERE place MATCH ?');
const page = database.prepare(
  'SELECT branch.json FROM place JOIN branch ON branch.id = place.rowid WHERE place MATCH ? ORDER BY place.rowid LIMIT ? OFFSET ?',
);

const Search = z.object({
  bank: z.string().regex(/^[A-Z]{4}$/),
  q: z.string().max(100),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});
const parse = (row: unknown): unknown => JSON.parse((row as { json: string }).json);

const app = express();
app.get('/v1/ifsc/:code', (request, response) => {
  const row = selectOne.get(request.params.code.toUpperCase());
  if (row) response.json({ data: parse(row), meta: { note, source } });
  else response.status(404).json({ error: { code: 'not_found', message: 'not found' } });
});
app.get('/v1/ifsc', (request, response) => {
  const { bank, q, limit, offset } = Search.parse(request.query);
  const match = [`"bank${bank.toLowerCase()}"`, ...words(q).map((word) => `"${word}"*`)].join(' AND ');
  const { total } = count.get(match) as { total: number };
  response.json({ data: page.all(match, limit, offset).map(parse), meta: { total, limit, offset, note, source } });
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.error(`express and SQLite answers on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
