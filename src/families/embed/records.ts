/** Response schemas of the embedding operations. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const Embeddings = z
  .object({
    model: z.string().describe('The model that ran, or several with commas'),
    type: z.enum(['query', 'passage']).describe('Whether the texts were read as questions or as what answers them'),
    dimensions: z.int().describe('Numbers in each vector'),
    embeddings: z
      .array(z.union([z.array(z.number()), z.string()]))
      .describe('A vector of length 1 for each text: a dot product is the cosine similarity. Text with encoding=base64'),
    tokens: z.array(z.int()).describe('Tokens read of each text'),
    truncated: z.array(z.int()).describe('Places, from 0, of texts that were cut at 512 tokens'),
  })
  .meta({ id: 'Embeddings' });

export const Reranked = z
  .object({
    model: z.string().describe('The model that ran, or several with commas'),
    query: z.string().describe('The question, as it was sent'),
    results: z
      .array(
        z.object({
          index: z.int().describe('Place in the request, from 0'),
          score: z.number().describe('From 0 to 1; above 0.5 it probably answers'),
          document: z.string().describe('The text, as it was sent'),
          parts: z
            .object({
              cosine: z.number().describe('Likeness of the whole texts, as the cosine of their vectors'),
              late: z.number().describe('How well each word of the question finds its like in the text'),
              lexical: z.number().describe('How much of the words of the question the text has, as they are spelt or as they sound'),
            })
            .nullable()
            .optional()
            .describe('What the score is made of, with explain'),
        }),
      )
      .describe('Best first'),
    truncated: z.array(z.int()).describe('Places of documents that make more than 512 tokens with the query'),
  })
  .meta({ id: 'Reranked' });
export type Reranked = DataOf<typeof Reranked>;
