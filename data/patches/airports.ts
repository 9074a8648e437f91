/**
 * Corrections of OurAirports for Indian airports, by ident: the state, and whether there are scheduled flights according to the Airports Authority of
 * India and the Directorate General of Civil Aviation. A correction is one line here and one in `test/facts/places.ts`.
 */
export interface AirportPatch {
  readonly region?: string;
  readonly scheduled?: '1' | '0';
  readonly name?: string;
}

export const airportPatches: Readonly<Record<string, AirportPatch>> = {
  VIPT: { region: 'IN-UK' }, // Pantnagar, in Udham Singh Nagar district: Uttarakhand since 2000
  VEDB: { region: 'IN-JH' }, // Dhanbad: Jharkhand since 2000
  VALT: { scheduled: '0', name: 'Latur Airport' }, // no airline since 2009
  VOSM: { scheduled: '1' }, // flights under the regional connectivity scheme since October 2023
  'IN-0392': { scheduled: '1' }, // Noida International, opened in 2026
  'IN-0276': { scheduled: '1' }, // Navi Mumbai International, since 25 December 2025
};
