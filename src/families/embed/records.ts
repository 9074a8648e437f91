/** Response schemas of the embedding operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Embeddings = z
  .object({
    model: z.string().describe('Model that was used; several are comma-separated'),
    type: z.enum(['query', 'passage']).describe('Whether the texts were embedded as queries or as passages'),
    dimensions: z.int().describe('Number of dimensions of each vector'),
    embeddings: z
      .array(z.union([z.array(z.number()), z.string()]))
      .describe('One unit vector per text: the dot product is the cosine similarity. Strings with encoding=base64'),
    tokens: z.array(z.int()).describe('Number of tokens used of each text'),
    truncated: z.array(z.int()).describe('Indexes, from 0, of texts truncated at 512 tokens'),
  })
  .meta({ id: 'Embeddings' });

export const Reranked = z
  .object({
    model: z.string().describe('Model that was used; several are comma-separated'),
    query: z.string().describe('Query as sent'),
    results: z
      .array(
        z.object({
          index: z.int().describe('Index in the request, from 0'),
          score: z.number().describe('Relevance from 0 to 1; above 0.5 it is probably relevant'),
          document: z.string().describe('Text as sent'),
          parts: z
            .object({
              cosine: z.number().describe('Cosine similarity of the vectors'),
              late: z.number().describe('Late interaction: how well each query token matches a token of the text'),
              lexical: z.number().describe('Share of the query words in the text, by spelling or by sound'),
            })
            .nullable()
            .optional()
            .describe('Components of the score, with explain'),
        }),
      )
      .describe('Best first'),
    truncated: z.array(z.int()).describe('Indexes of documents that have more than 512 tokens together with the query'),
  })
  .meta({ id: 'Reranked' });
export type Reranked = DataOf<typeof Reranked>;
