/** Response schemas of transport offices. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { TRANSPORT_OFFICE_TYPES } from './dataset.ts';

const office = {
  code: z.string().describe('Such as TN-01; BH for the nationwide series'),
  aliases: z.array(z.string()).describe('Codes of the same office with a former or second prefix of its state'),
  stateCode: z.string().nullable(),
  state: z.string().nullable(),
  office: z.string().nullable().describe('Name of the transport office; null for the nationwide series'),
  city: z.string().nullable().describe('City or town of the office'),
  district: z.string().nullable(),
  type: z.enum(TRANSPORT_OFFICE_TYPES).describe('Type of office, or of series'),
  active: z.boolean().describe('false: no longer assigned to new vehicles'),
  successor: z.string().nullable().describe('The code that replaced this one'),
  note: z.string().nullable().describe('Remark on the code'),
};

export const TransportOffice = z.object(office).meta({ id: 'TransportOffice' });
export type TransportOffice = DataOf<typeof TransportOffice>;

export const OfficeOfPlate = z
  .object({
    ...office,
    plate: z
      .object({
        series: z.string().nullable().describe('Series letters before the last digits'),
        serial: z.string().nullable().describe('The last digits'),
        year: z.int().nullable().describe('Year of registration, in the nationwide series'),
      })
      .nullable()
      .describe('Other parts, if a full plate was given'),
  })
  .meta({ id: 'OfficeOfPlate' });
export type OfficeOfPlate = DataOf<typeof OfficeOfPlate>;
/** As stored: only the Bharat series has no office. */
export type ListedOffice = TransportOffice & { readonly office: string };
