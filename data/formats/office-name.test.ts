import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { districtName, divisionName, officeName, regionName, tidy } from './office-name.ts';

describe('office names', () => {
  const cases: Readonly<Record<string, string>> = {
    'Kothimir B.O': 'Kothimir',
    'Gopinathpur SO': 'Gopinathpur',
    'Adilabad H.O': 'Adilabad',
    'Narasapura Industrial Area B O': 'Narasapura Industrial Area',
    'Chinchvan B. O.': 'Chinchvan',
    'Khaira Khas B0': 'Khaira Khas',
    'EGMORE NDSO': 'Egmore',
    'Diu Bazar ND TSO': 'Diu Bazar',
    'Mahabal Colony N.D.T.S.O': 'Mahabal Colony',
    'PRAYAGRAJ HPO': 'Prayagraj',
    'Panna MDG S.O': 'Panna',
    'Tadur Bo B.O': 'Tadur',
    'Ashoknagar S.O (Chennai)': 'Ashoknagar',
    'Naya Bazar S.O (Gwalior': 'Naya Bazar',
    'Karjat S.O (Raigarh(MH))': 'Karjat',
    'Civil Lines SO North Delhi': 'Civil Lines',
    'Utukur B.O-VJ': 'Utukur',
    'Collectorate(Bhadradri Kothagudem)NDSO': 'Collectorate(Bhadradri Kothagudem)',
    'DuppalliB.O': 'Duppalli',
    'Hathwan (Alauli S.O)': 'Hathwan (Alauli)',
    'NEW SEAKHALA SO': 'New Seakhala',
    'kodra bakhat khera BO': 'Kodra Bakhat Khera',
    'jamuniya Kachh BO': 'Jamuniya Kachh',
    'Hatta B.O AUNDHA': 'Hatta',
    'Central SENGAON B.O': 'Central Sengaon',
    'NDC DHANBADÂ\u00a0': 'NDC Dhanbad',
    'NDC DADAR HO': 'NDC Dadar HO',
    'IIT SO': 'IIT',
    'C.B.I.T S.O': 'C.B.I.T',
    'PV 92 B.O': 'PV 92',
    'MAWMLUH II BO': 'Mawmluh II',
    'BHURKUNDA BK B.O': 'Bhurkunda Bk',
    '2CBPO': '2CBPO',
    'Chennai G.P.O.': 'Chennai G.P.O.',
    'KOLKATA GPO': 'Kolkata GPO',
  };
  for (const [published, printed] of Object.entries(cases)) {
    it(`${published} becomes ${printed}`, () => assert.equal(officeName(published), printed));
  }

  it('never returns an empty name', () => assert.notEqual(officeName('SO'), ''));
  it('collapses spaces', () => assert.equal(tidy(' Lucknow  HQ\u00a0Region '), 'Lucknow HQ Region'));
});

describe('names of districts, divisions and regions', () => {
  it('capitalises', () => {
    assert.equal(districtName('SRI MUKTSAR SAHIB', 'PB'), 'Sri Muktsar Sahib');
    assert.equal(districtName('KAIMUR (BHABUA)', 'BR'), 'Kaimur (Bhabua)');
    assert.equal(districtName('JANJGIR-CHAMPA', 'CG'), 'Janjgir-Champa');
    assert.equal(districtName('LAHUL AND SPITI', 'HP'), 'Lahaul and Spiti');
    assert.equal(districtName('Gomati', 'TR'), 'Gomati');
  });
  it('keeps initials', () => {
    assert.equal(districtName('NTR', 'AP'), 'NTR');
    assert.equal(districtName('Y.S.R.', 'AP'), 'YSR Kadapa');
    assert.equal(districtName('SPSR NELLORE', 'AP'), 'SPSR Nellore');
  });
  it('corrects spellings and applies renamings', () => {
    assert.equal(districtName('VISAKHAPATANAM', 'AP'), 'Visakhapatnam');
    assert.equal(districtName('24 PARAGANAS NORTH', 'WB'), 'North 24 Parganas');
    assert.equal(districtName('OSMANABAD', 'MH'), 'Dharashiv');
  });
  it('adds the state or city to names that are only compass points', () => {
    assert.equal(districtName('SOUTH WEST', 'DL'), 'South West Delhi');
    assert.equal(districtName('NEW DELHI', 'DL'), 'New Delhi');
    assert.equal(districtName('EAST DISTRICT', 'SK'), 'Gangtok');
  });
  it('omits "not available"', () => {
    assert.equal(districtName('NA', ''), '');
    assert.equal(regionName('NA'), '');
    assert.equal(regionName('DivReportingCircle'), '');
  });
  it('prints divisions and regions', () => {
    assert.equal(divisionName('RATNAGIRI DIVISION'), 'Ratnagiri Division');
    assert.equal(divisionName('Markapur  Division'), 'Markapur Division');
    assert.equal(divisionName('APS CIRCLE'), 'APS Circle');
    assert.equal(regionName('JAMMU RN'), 'Jammu Region');
    assert.equal(regionName('Bhubaneswar HQ Region'), 'Bhubaneswar HQ Region');
  });
});
