/** Compares the replies of several resolvers for one name. */
import type { DnsReply } from '../../core/net/dns-client.ts';
import type { RecordType } from '../../core/net/dns-records.ts';
import { isAnswer } from '../../core/net/resolvers.ts';
import type { DnsLookup } from './records.ts';

export interface NamedReply extends DnsReply {
  readonly id: string;
}

/** Distinct answers, by number of resolvers, descending. */
type Comparison = Pick<DnsLookup, 'consistent' | 'groups'> & { readonly note: string | undefined };

/** Answers are equal if they have the same values, in any order and with any TTL. Timeouts and failures are not answers. */
export function compareReplies(type: RecordType, replies: readonly NamedReply[]): Comparison {
  const groups = new Map<string, { status: string; values: string[]; resolvers: string[] }>();
  for (const reply of replies.filter(isAnswer)) {
    const values = [...new Set(reply.records.filter((record) => record.type === type).map(({ value }) => value))].sort();
    const key = JSON.stringify([reply.status, values]);
    const group = groups.get(key) ?? { status: reply.status, values, resolvers: [] };
    group.resolvers.push(reply.id);
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((a, b) => b.resolvers.length - a.resolvers.length);
  const consistent = sorted.length === 0 ? null : sorted.length === 1;
  return { consistent, groups: sorted, note: noteOf(type, replies, sorted) };
}

function noteOf(type: RecordType, replies: readonly NamedReply[], groups: DnsLookup['groups']): string | undefined {
  const answers = replies.filter(isAnswer);
  const unansweredCount = replies.length - answers.length;
  const sentences: string[] = [];
  const longest = Math.max(0, ...answers.flatMap(({ records }) => records.filter((record) => record.type === type).map(({ ttl }) => ttl)));
  if (groups.length > 1) {
    const counts = groups.map(({ resolvers }) => resolvers.length).join(', ');
    sentences.push(`${groups.length} different responses, from ${counts} resolvers.`);
    if (longest > 0) sentences.push(`Cached records expire in at most ${longest} s.`);
    if (type === 'A' || type === 'AAAA') sentences.push('Addresses may differ on purpose: many names resolve by region.');
  } else if (longest > 0) {
    sentences.push(`A change made now can take up to ${longest} s to reach all resolvers.`);
  }
  if (unansweredCount > 0) sentences.push(`${unansweredCount} of ${replies.length} resolvers gave no valid response.`);
  return sentences.join(' ') || undefined;
}
