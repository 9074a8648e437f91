/** Signs PDFs with certificates made by OpenSSL, as programs for signing do: in incremental updates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Appends objects, by number, as an incremental update. @param trailer further entries */
export function appendUpdate(pdf: Buffer, objects: Readonly<Record<number, string>>, trailer = ''): Buffer {
  let file = pdf.toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1];
  const size = Math.max(
    ...[...file.matchAll(/\/Size (\d+)/g)].map(([, size]) => Number(size)),
    ...Object.keys(objects).map((objectNumber) => Number(objectNumber) + 1),
  );
  let rows = '';
  for (const [number, object] of Object.entries(objects)) {
    rows += `${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const table = file.length;
  return Buffer.from(
    `${file}xref\n${rows}trailer\n<</Size ${size}/Root 1 0 R/Prev ${previous}${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}

const VALUE_BYTES = 12_000;
const RANGE_WIDTH = 60;

/** Fills the signature dictionary, which `prepare` places in the file: its byte range and its value. */
export function signPdf(prepare: (signature: string) => Buffer, sign: (content: Buffer) => Buffer, entries: string): Buffer {
  const rangePlaceholder = `/ByteRange[${'#'.repeat(RANGE_WIDTH)}]`;
  const file = prepare(`<</Type/Sig/Filter/Adobe.PPKLite${rangePlaceholder}/Contents<${'0'.repeat(2 * VALUE_BYTES)}>${entries}>>`);
  const start = file.indexOf('/Contents<', file.indexOf(rangePlaceholder)) + '/Contents'.length;
  const end = start + 2 * VALUE_BYTES + 2;
  file.write(`/ByteRange[${`0 ${start} ${end} ${file.length - end}`.padEnd(RANGE_WIDTH)}]`, file.indexOf(rangePlaceholder), 'latin1');
  const value = sign(Buffer.concat([file.subarray(0, start), file.subarray(end)]));
  file.write(value.toString('hex'), start + 1, 'latin1');
  return file;
}

/** A root, an intermediate authority, and keys certified by it. */
export class TestAuthority {
  readonly #folder = mkdtempSync(join(tmpdir(), 'potli-sign-'));
  readonly root: string;

  constructor() {
    this.#certify('root', '/C=IN/O=Test Root/CN=Root', 'basicConstraints=critical,CA:TRUE');
    this.#certify('ca', '/C=IN/O=Test CA/CN=Sub-CA', 'basicConstraints=critical,CA:TRUE', 'root');
    this.#certify('signer', '/C=IN/O=Personal/CN=ASHA RAO', 'keyUsage=digitalSignature', 'ca');
    this.#certify('curve', '/C=IN/CN=EC signer', 'keyUsage=digitalSignature', 'ca', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']);
    this.#certify('tsa', '/C=IN/O=Test TSA/CN=Time-stamps', 'extendedKeyUsage=critical,timeStamping', 'ca');
    this.root = this.read('root.pem').toString();
  }

  read(name: string): Buffer {
    return readFileSync(join(this.#folder, name));
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }

  openssl(args: readonly string[], files: Readonly<Record<string, Buffer | string>> = {}): Buffer {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(this.#folder, name), bytes);
    return execFileSync('openssl', args, { cwd: this.#folder, stdio: ['ignore', 'pipe', 'ignore'] });
  }

  /** A detached CMS signature of the content. */
  sign(content: Buffer, signer = 'signer', ...options: readonly string[]): Buffer {
    const args = [
      'cms',
      '-sign',
      '-binary',
      '-in',
      'content',
      '-outform',
      'DER',
      '-out',
      'value',
      '-signer',
      `${signer}.pem`,
      '-inkey',
      `${signer}.key`,
    ];
    this.openssl([...args, '-certfile', 'ca.pem', '-md', 'sha256', ...options], { content });
    return this.read('value');
  }

  /** A time-stamp token over the content. */
  stamp(content: Buffer): Buffer {
    const settings = '[tsa]\nserial=serial\ndefault_policy=1.2.3.4\ndigests=sha256\n';
    this.openssl(['ts', '-query', '-data', 'content', '-sha256', '-cert', '-out', 'query'], { content, 'tsa.cnf': settings, serial: '01' });
    const args = [
      '-queryfile',
      'query',
      '-config',
      'tsa.cnf',
      '-section',
      'tsa',
      '-signer',
      'tsa.pem',
      '-inkey',
      'tsa.key',
      '-chain',
      'ca.pem',
    ];
    this.openssl(['ts', '-reply', ...args, '-sha256', '-token_out', '-out', 'token']);
    return this.read('token');
  }

  #certify(
    name: string,
    subject: string,
    extension: string,
    issuer?: string,
    key: readonly string[] = ['rsa', '-pkeyopt', 'rsa_keygen_bits:2048'],
  ): void {
    const by = issuer ? ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`] : [];
    const request = ['-newkey', ...key, '-nodes', '-keyout', `${name}.key`, '-out', `${name}.pem`];
    this.openssl(['req', '-x509', '-config', 'req.cnf', ...request, '-subj', subject, '-days', '3650', '-addext', extension, ...by], {
      'req.cnf': '[req]\ndistinguished_name=name\n[name]\n',
    });
  }
}
