# Generated from the operations when the project is built. Do not edit.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from typing import Any, Dict, AsyncIterator, List, Literal, Mapping, Self, overload

from ._request import FileInput
from ._response import Answer, File
from ._transport import LONGEST_WAIT, RETRIES, Settings, TIMEOUT
from ._async_transport import AsyncGroup, AsyncTransport
from .types import *


class CompaniesGroup(AsyncGroup):
    async def get(self, *, symbol: str, exchange: Literal["nse", "bse"] | None = None) -> Answer[Company]:
        """A listed company by ticker, exchange code or ISIN. RELIANCE, NSE:RELIANCE, NSE_RELIANCE, RELIANCE.NS, 500325, BSE:500325, RELIANCE.BO and INE002A01018 all identify the same company. Former tickers and ISINs return the current record, with a note in meta.note.
        
            symbol: Ticker such as TCS, NSE:TCS or TCS.NS, or an ISIN
            exchange: Exchange, if the symbol has none
        """
        return await self._transport.call("/v1/companies/{symbol}", "query", {"symbol": symbol, "exchange": exchange})

    async def search(self, *, q: str | None = None, exchange: Literal["nse", "bse"] | None = None, sector: str | None = None, index: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Company]]:
        """Listed companies by name, ticker, sector, industry, ISIN or index. Best match first: exact ticker or ISIN, prefix of a ticker, prefix of a name, words of a name, then sector, industry and index. Each company appears once, with its NSE record, also for a BSE code, unless exchange=bse or a symbol such as BSE:500325 or RELIANCE.BO selects the BSE record.
        
            q: Search words
            exchange: Only records of this exchange
            sector: Exact sector, such as Healthcare
            index: Such as NIFTY 50
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/companies", "query", {"q": q, "exchange": exchange, "sector": sector, "index": index, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, exchange: Literal["nse", "bse"] | None = None, sector: str | None = None, index: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Company]:
        """All results of search, page after page."""
        return self._transport.all("/v1/companies", "query", {"q": q, "exchange": exchange, "sector": sector, "index": index, "facets": facets, "limit": limit, "offset": offset}, 100)


class LogosGroup(AsyncGroup):
    async def get(self, *, symbol: str, format: Literal["svg", "png"] | None = None, size: int | None = None, fallback: Literal["monogram"] | None = None, exchange: Literal["nse", "bse"] | None = None) -> File:
        """The logo of a listed company as SVG or PNG. A vector icon if the brand has one, otherwise a raster image; X-Logo-Source is vector, raster or monogram. A suffix .svg or .png of the symbol selects the format. With fallback=monogram a symbol without a logo returns a tile with initials instead of 404. Logos are trademarks of their owners.
        
            symbol: Symbol as for a company; a suffix .svg or .png selects the format
            format: Image format
            size: Width and height of a PNG
            fallback: Return a tile with initials if there is no logo
            exchange: Exchange, if the symbol has none
        """
        return await self._transport.call("/v1/logos/{symbol}", "query", {"symbol": symbol, "format": format, "size": size, "fallback": fallback, "exchange": exchange}, types=("image/svg+xml", "image/png", ))


class HsnGroup(AsyncGroup):
    async def get(self, *, code: str) -> Answer[Code]:
        """An HSN or SAC code with the codes above and below it. Chapters, headings, subheadings and tariff items of goods; services are chapter 99. A missing leading zero is added: 1011010 is 01011010; for an unknown code the error names the longest known prefix.
        
            code: 2 to 8 digits; spaces and dots are ignored
        """
        return await self._transport.call("/v1/hsn/{code}", "query", {"code": code})

    async def search(self, *, q: str, kind: Literal["hsn", "sac"] | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[ListedCode]]:
        """HSN and SAC codes by words of the description or by prefix. Every word of q must be a prefix of a word of the description; digits alone are a prefix of the code. Whole-word matches come before prefix matches, and broader codes first. Everyday words that the tariff does not use, such as laptop, find their code as synonyms, shown in matched.
        
            q: Words, or a prefix of the code
            kind: Only goods, or only services
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/hsn", "query", {"q": q, "kind": kind, "limit": limit, "offset": offset})

    def all(self, *, q: str, kind: Literal["hsn", "sac"] | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[ListedCode]:
        """All results of search, page after page."""
        return self._transport.all("/v1/hsn", "query", {"q": q, "kind": kind, "limit": limit, "offset": offset}, 100)


class IfscGroup(AsyncGroup):
    async def get(self, *, code: str) -> Answer[Branch]:
        """The bank branch of an IFSC. A withdrawn code returns 404 with its successor, if known from the merger.
        
            code: IFSC: four letters, a zero, six letters or digits; spaces are ignored
        """
        return await self._transport.call("/v1/ifsc/{code}", "query", {"code": code})

    async def search(self, *, bank: str | None = None, q: str | None = None, state: str | None = None, city: str | None = None, micr: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Branch]]:
        """Branches of a bank by words, state, city or MICR code. Give bank, q or micr, or several of them; bank is a code or a name: pnb, bank of baroda. Without bank it is detected in q, as in "sbi koramangala". Every word of q must be a prefix of a word of the branch name, address or city; matches in branch names come first, and whole words before prefixes, then by code.
        
            bank: Bank code or name, such as HDFC or pnb
            q: Words of branch name, address or city; without bank also the bank
            state: State: code or name
            city: Exact city name, current or former
            micr: MICR code: the nine digits after the cheque number
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/ifsc", "query", {"bank": bank, "q": q, "state": state, "city": city, "micr": micr, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, bank: str | None = None, q: str | None = None, state: str | None = None, city: str | None = None, micr: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Branch]:
        """All results of search, page after page."""
        return self._transport.all("/v1/ifsc", "query", {"bank": bank, "q": q, "state": state, "city": city, "micr": micr, "facets": facets, "limit": limit, "offset": offset}, 100)

    async def bulk(self, *, codes: List[str]) -> Answer[List[Branch | None]]:
        """Up to 100 IFSCs in one request. Results are in the order of the request, null for codes that are unknown or invalid. Costs one unit per ten codes.
        
            codes: The codes
        """
        return await self._transport.call("/v1/ifsc", "json", {"codes": codes})


class BanksGroup(AsyncGroup):
    async def get(self, *, code: str) -> Answer[Bank]:
        """A bank by its four-letter code
        
            code: Four-letter bank code, such as HDFC
        """
        return await self._transport.call("/v1/banks/{code}", "query", {"code": code})

    async def search(self, *, q: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[ListedBank]]:
        """Banks by name or code, largest branch network first. An exact name, former name, short name (pnb, bob) or code comes first.
        
            q: Words of the bank name, or the bank code
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/banks", "query", {"q": q, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[ListedBank]:
        """All results of search, page after page."""
        return self._transport.all("/v1/banks", "query", {"q": q, "limit": limit, "offset": offset}, 100)


class MutualFundsGroup(AsyncGroup):
    async def get(self, *, code: str) -> Answer[Scheme]:
        """A mutual fund scheme and its latest net asset value
        
            code: AMFI scheme code, or the growth or reinvestment ISIN
        """
        return await self._transport.call("/v1/mutual-funds/{code}", "query", {"code": code})

    async def search(self, *, q: str | None = None, fund_house: str | None = None, category: str | None = None, plan: Literal["direct", "regular"] | None = None, option: Literal["growth", "idcw", "bonus"] | None = None, all: bool | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Scheme]]:
        """Mutual fund schemes by words of the name, fund house or category. Sorted by name. Schemes that were wound up or have matured are omitted unless all=true. Values are refreshed several times a day.
        
            q: Words of the scheme name
            fund_house: Part of the fund house
            category: Part of the category
            plan: Only this plan
            option: Only this option
            all: Include wound-up schemes
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/mutual-funds", "query", {"q": q, "fundHouse": fund_house, "category": category, "plan": plan, "option": option, "all": all, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, fund_house: str | None = None, category: str | None = None, plan: Literal["direct", "regular"] | None = None, option: Literal["growth", "idcw", "bonus"] | None = None, all: bool | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Scheme]:
        """All results of search, page after page."""
        return self._transport.all("/v1/mutual-funds", "query", {"q": q, "fundHouse": fund_house, "category": category, "plan": plan, "option": option, "all": all, "facets": facets, "limit": limit, "offset": offset}, 100)

    async def fund_houses(self) -> Answer[List[FundHouse]]:
        """All fund houses with the number of their schemes
        """
        return await self._transport.call("/v1/mutual-funds/fund-houses", "query", {})


class ValidateGroup(AsyncGroup):
    async def __call__(self, *, kind: Literal["gstin", "pan", "ifsc", "tan", "cin", "aadhaar", "upi", "vehicle", "isin", "pincode", "udyam", "voter", "passport", "driving-licence", "card"], value: str) -> Answer[Validation]:
        """Format check of a GSTIN, PAN, IFSC or another Indian identifier. Returns 200 with valid true or false, from the rules alone. A GSTIN may have any of the published formats (regular, TDS, TCS, government, UN body, non-resident, online services); its check character, state and embedded PAN are tested. Reasons: length, pattern, then the rule of the kind, such as check_character.
        
            kind: Type of identifier
            value: The identifier
        """
        return await self._transport.call("/v1/validate/{kind}/{value}", "query", {"kind": kind, "value": value})


class WordsGroup(AsyncGroup):
    async def __call__(self, *, number: str, lang: str | None = None, style: Literal["number", "currency", "cheque"] | None = None, decimals: Literal["digits", "number"] | None = None) -> Answer[WordsResult]:
        """A number or an amount of rupees in words, in the Indian system. Lakhs and crores up to 18 digits: 100 crore, a lakh crore, never arab or kharab. The digits are read as text, so there is no rounding. With style=currency two decimals are paise: 0.5 is fifty paise.
        
            number: Up to 18 digits and 10 decimals, with sign, commas and ₹, in digits of any Indian script
            lang: Language: en, hi, ta, te, kn, ml, mr, gu, bn, pa, or, as, ur, ne, or its English name
            style: currency: rupees and paise; cheque: the same, followed by the word for only
            decimals: As digits (point one four) or a number (point fourteen)
        """
        return await self._transport.call("/v1/words/{number}", "query", {"number": number, "lang": lang, "style": style, "decimals": decimals})

    async def parse(self, *, text: str, lang: str | None = None) -> Answer[ParsedWords]:
        """Convert words to a number: one lakh twenty three thousand is 123000. Reads the output of /v1/words/{number} in all its languages, halves and quarters (डेढ़ लाख, ஒன்றரை லட்சம், two and a half lakh), common variants such as lac, 10k and 2.5 crore, and romanised Hindi, Tamil, Telugu and Kannada: do lakh pachaas hazaar, rendu latcham. Rupees, paise and "only" are accepted. Without lang the language is detected.
        
            text: The number in words
            lang: Language: en, hi, ta, te, kn, ml, mr, gu, bn, pa, or, as, ur, ne, or its English name
        """
        return await self._transport.call("/v1/words/parse", "json", {"text": text, "lang": lang})


class AddressGroup(AsyncGroup):
    async def read(self, *, q: str) -> Answer[AddressReadResult]:
        """Parse an Indian address: its parts, pincode and position. Accepts any Indian script, capitals, missing spaces and abbreviations such as Opp., Nr., S/o, P.O., Tq., Dist. and state codes. Every name is looked up among 165,000 post offices, 905,000 villages, towns, current and former districts, and the locality names that bank branches use; the pincodes that most of them agree on are the candidates, each with its reasons. A pincode that contradicts the names is reported in corrections with the more likely one. Phone numbers are removed. The address is not stored.
        
            q: The address, with or without a pincode
        """
        return await self._transport.call("/v1/address", "json", {"q": q})

    async def bulk(self, *, addresses: List[str]) -> Answer[List[AddressReadResult]]:
        """Up to 100 addresses in one request. Results are in the order of the request, each as from /v1/address. Costs one unit per 250 characters. The addresses are not stored.
        
            addresses: The addresses
        """
        return await self._transport.call("/v1/address/bulk", "json", {"addresses": addresses})

    async def near(self, *, lat: float, lng: float) -> Answer[AddressNearResult]:
        """Reverse geocoding: the nearest locality, post office and pincode of a point, and what is around it. District, state, constituencies, transport offices, station and airport of a latitude and a longitude in India, with the confidence of each. A point more than 60 km from every post office returns 404.
        
            lat: Latitude
            lng: Longitude
        """
        return await self._transport.call("/v1/address/near", "query", {"lat": lat, "lng": lng})


class AirportsGroup(AsyncGroup):
    async def search(self, *, q: str | None = None, country: str | None = None, state: str | None = None, type: Literal["large_airport", "medium_airport", "small_airport", "seaplane_base", "heliport"] | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[ListedAirport]]:
        """Airports by name, city or code. Every word of q must be a prefix of a word in the name, the city, a code or an alternative name of the airport, or its Indian state. An exact IATA or ICAO code comes first, then airports with scheduled flights, larger ones before smaller ones. Closed airports are not listed. state takes states of India.
        
            q: Name, city or code
            country: ISO country code
            state: State: code or name
            type: Kind
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/airports", "query", {"q": q, "country": country, "state": state, "type": type, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, country: str | None = None, state: str | None = None, type: Literal["large_airport", "medium_airport", "small_airport", "seaplane_base", "heliport"] | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[ListedAirport]:
        """All results of search, page after page."""
        return self._transport.all("/v1/airports", "query", {"q": q, "country": country, "state": state, "type": type, "facets": facets, "limit": limit, "offset": offset}, 100)

    async def near(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, type: Literal["large_airport", "medium_airport", "small_airport", "seaplane_base", "heliport"] | None = None, scheduled: bool | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[NearbyAirport]]:
        """Airports near a point or a pincode, nearest first
        
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            radius: Radius in kilometres
            type: Kind
            scheduled: true: only airports with scheduled flights
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/airports/near", "query", {"pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "type": type, "scheduled": scheduled, "limit": limit, "offset": offset})

    def all_near(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, type: Literal["large_airport", "medium_airport", "small_airport", "seaplane_base", "heliport"] | None = None, scheduled: bool | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[NearbyAirport]:
        """All results of near, page after page."""
        return self._transport.all("/v1/airports/near", "query", {"pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "type": type, "scheduled": scheduled, "limit": limit, "offset": offset}, 100)

    async def get(self, *, code: str) -> Answer[Airport]:
        """An airport by its IATA or ICAO code. With its runways, if OurAirports lists them. Airports without either code are found by their OurAirports identifier.
        
            code: IATA code (three letters), ICAO code (four), or a longer local identifier
        """
        return await self._transport.call("/v1/airports/{code}", "query", {"code": code})


class PincodeGroup(AsyncGroup):
    async def around(self, *, pincode: str) -> Answer[Around]:
        """What is around a pincode: station, airport, transport office, constituencies. Distances are great-circle distances from the centre of the pincode. Constituencies are the most likely ones, with the distance of the assembly seat’s centre and the confidence of the Lok Sabha seat. For a pincode without a known position, station, airport and assembly seat are null, and the note explains how the rest was derived.
        
            pincode: Pincode of six digits
        """
        return await self._transport.call("/v1/pincode/{pincode}/around", "query", {"pincode": pincode})

    async def get(self, *, pincode: str) -> Answer[Pincode]:
        """The post offices, district and state of a pincode. Head office first, then delivery offices. A pincode may span two districts; each office has its own.
        
            pincode: Pincode of six digits
        """
        return await self._transport.call("/v1/pincode/{pincode}", "query", {"pincode": pincode})

    async def search(self, *, q: str | None = None, state: str | None = None, district: str | None = None, type: Literal["head", "post", "branch"] | None = None, delivery: bool | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[PlacedOffice]]:
        """Post offices by place name, state, district or pincode prefix. Every word of q must be a prefix of a word of the office name, its district, state or town, or a locality of its pincode; digits alone are a prefix of the pincode, six digits among words a full pincode. One of q, state or district is required. Exact matches come first, ranked by importance: head offices, district headquarters and pincodes with many bank branches count most. If an office was found by another name than its own, matched shows it.
        
            q: Words of a place, office or district, or a pincode prefix
            state: State: code or name
            district: Exact district name, current or former
            type: Only offices of this type
            delivery: Only delivery offices, or only non-delivery offices
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/pincode", "query", {"q": q, "state": state, "district": district, "type": type, "delivery": delivery, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, state: str | None = None, district: str | None = None, type: Literal["head", "post", "branch"] | None = None, delivery: bool | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[PlacedOffice]:
        """All results of search, page after page."""
        return self._transport.all("/v1/pincode", "query", {"q": q, "state": state, "district": district, "type": type, "delivery": delivery, "facets": facets, "limit": limit, "offset": offset}, 100)

    async def near(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[NearbyOffice]]:
        """Post offices near a point or a pincode, nearest first
        
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            radius: Radius in kilometres
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/pincode/near", "query", {"pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "limit": limit, "offset": offset})

    def all_near(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[NearbyOffice]:
        """All results of near, page after page."""
        return self._transport.all("/v1/pincode/near", "query", {"pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "limit": limit, "offset": offset}, 100)

    async def villages(self, *, q: str | None = None, state: str | None = None, district: str | None = None, pincode: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Village]]:
        """Villages and localities with their pincode and post office. About 905,000 names. Every word of q must be a prefix of a word of the name; whole-word matches come first, shorter names before longer ones, each in alphabetical order. One of q, pincode or district is required. A district is found by its current name and its name in 2017.
        
            q: Name of a village or locality
            state: State: code or name
            district: Exact district name, current or former
            pincode: Only villages of this pincode
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/pincode/villages", "query", {"q": q, "state": state, "district": district, "pincode": pincode, "limit": limit, "offset": offset})

    def all_villages(self, *, q: str | None = None, state: str | None = None, district: str | None = None, pincode: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Village]:
        """All results of villages, page after page."""
        return self._transport.all("/v1/pincode/villages", "query", {"q": q, "state": state, "district": district, "pincode": pincode, "limit": limit, "offset": offset}, 100)

    async def bulk(self, *, codes: List[str]) -> Answer[List[Pincode | None]]:
        """Up to 100 pincodes in one request. Results are in the order of the request, null for pincodes that do not exist or are invalid. Costs one unit per ten codes.
        
            codes: The pincodes
        """
        return await self._transport.call("/v1/pincode", "json", {"codes": codes})


class ConstituencyGroup(AsyncGroup):
    async def __call__(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, q: str | None = None, state: str | None = None, level: Literal["assembly", "loksabha"] | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[ConstituenciesOfPlace | List[ConstituencyResult]]:
        """Constituencies of a place, or by name. Give exactly one of pincode, lat with lng, or q, or only a state. A place returns one record: up to three candidates for the assembly seat and the Lok Sabha seat, with the method and its confidence. q returns a paged list of seats, filtered by state and level; exact names come first, and spelling variants are understood (Bandra is Vandre). A state alone lists its seats, each Lok Sabha seat before its assembly seats. The delimitation is the current one: 2008, Jammu and Kashmir 2022, Assam 2023.
        
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            q: Name
            state: State: code or name
            level: Only this level, with q or state
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/constituency", "query", {"pincode": pincode, "lat": lat, "lng": lng, "q": q, "state": state, "level": level, "facets": facets, "limit": limit, "offset": offset})


class RtoGroup(AsyncGroup):
    async def get(self, *, code: str) -> Answer[OfficeOfPlate]:
        """Transport office of an RTO code or number plate. Accepts TN-01, tn1, DL1C and full plates, the nationwide BH series, and the former prefixes OR, UA and TS (now TG).
        
            code: TN-01, or a plate: TN01AB1234
        """
        return await self._transport.call("/v1/rto/{code}", "query", {"code": code})

    async def search(self, *, q: str | None = None, state: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[TransportOffice]]:
        """Transport offices by code, office, city, district or state. Every word of q must be a prefix of a word of the code, office, city or district; matches of the office name come first, then of the city and the district, each sorted by code, withdrawn ones last. A full number plate finds its office.
        
            q: Code, office, city or district
            state: State: code or name
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/rto", "query", {"q": q, "state": state, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, state: str | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[TransportOffice]:
        """All results of search, page after page."""
        return self._transport.all("/v1/rto", "query", {"q": q, "state": state, "facets": facets, "limit": limit, "offset": offset}, 100)


class StatesGroup(AsyncGroup):
    async def list(self) -> Answer[List[State]]:
        """All 36 states and union territories
        """
        return await self._transport.call("/v1/states", "query", {})

    async def get(self, *, code: str) -> Answer[State]:
        """A state by its code, vehicle prefix, GST number or name. Former names and codes (OR, Orissa, UA, TG, Pondicherry), misspellings (Karnatka) and names in Indian scripts are accepted.
        
            code: Code, vehicle prefix, GST number or name, such as TN, 33 or Tamil Nadu
        """
        return await self._transport.call("/v1/states/{code}", "query", {"code": code})


class StationsGroup(AsyncGroup):
    async def search(self, *, q: str | None = None, state: str | None = None, zone: str | None = None, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[FoundStation]]:
        """Railway stations by name, code, zone or place. Every word of q must be a prefix of a word of the name, a former or alternative name (Bombay, Vizag), the code or the district. An exact code comes first, then exact names, then major stations (a list of about 220, the most important of a city first), names that begin with q, and other names; ties prefer junctions and termini. With pincode, or lat and lng, only stations with a known position within radius are returned, nearest first.
        
            q: Name or code
            state: State: code or name
            zone: Zone, such as SR
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            radius: Radius in kilometres
            facets: Fields whose values are counted over all results, in meta.facets
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/stations", "query", {"q": q, "state": state, "zone": zone, "pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "facets": facets, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, state: str | None = None, zone: str | None = None, pincode: str | None = None, lat: float | None = None, lng: float | None = None, radius: float | None = None, facets: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[FoundStation]:
        """All results of search, page after page."""
        return self._transport.all("/v1/stations", "query", {"q": q, "state": state, "zone": zone, "pincode": pincode, "lat": lat, "lng": lng, "radius": radius, "facets": facets, "limit": limit, "offset": offset}, 100)

    async def zones(self) -> Answer[List[RailwayZone]]:
        """The zones of Indian Railways with their headquarters and divisions
        """
        return await self._transport.call("/v1/stations/zones", "query", {})

    async def get(self, *, code: str) -> Answer[Station]:
        """A railway station by its code. Former codes return the station under its current code: BCT is MMCT, ALD is PRYJ.
        
            code: Station code of one to six letters, current or former, such as MAS
        """
        return await self._transport.call("/v1/stations/{code}", "query", {"code": code})


class TrainsGroup(AsyncGroup):
    async def search(self, *, q: str | None = None, kind: Literal["Vande Bharat", "Amrit Bharat", "Bharat Gaurav", "Rajdhani", "Jan Shatabdi", "Shatabdi", "Duronto", "Garib Rath", "Humsafar", "Tejas", "Sampark Kranti", "Antyodaya", "Double Decker", "Intercity", "MEMU", "DEMU", "Suburban", "Passenger", "Parcel", "Special", "Express"] | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Train]]:
        """Trains of Indian Railways by name, number or kind. Every word of q must be a prefix of a word of the name, a popular name, the railways’ abbreviation, the kind or an end of the train, or the number: "chennai to bangalore", "island express", "12951 to 12960". There are no routes and no times.
        
            q: Name, number or station in the name
            kind: Kind of train
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/trains", "query", {"q": q, "kind": kind, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, kind: Literal["Vande Bharat", "Amrit Bharat", "Bharat Gaurav", "Rajdhani", "Jan Shatabdi", "Shatabdi", "Duronto", "Garib Rath", "Humsafar", "Tejas", "Sampark Kranti", "Antyodaya", "Double Decker", "Intercity", "MEMU", "DEMU", "Suburban", "Passenger", "Parcel", "Special", "Express"] | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Train]:
        """All results of search, page after page."""
        return self._transport.all("/v1/trains", "query", {"q": q, "kind": kind, "limit": limit, "offset": offset}, 100)

    async def get(self, *, number: str) -> Answer[Train]:
        """The name of a train by its number. The list of the railways has numbers and abbreviated names; name is expanded. There are no routes and no times.
        
            number: Train number of five digits, such as 12951
        """
        return await self._transport.call("/v1/trains/{number}", "query", {"number": number})


class HolidaysGroup(AsyncGroup):
    @overload
    async def __call__(self, *, year: int, type: str | None = None, state: str | None = None, kind: Literal["gazetted", "restricted", "ad_hoc", "state_day", "ni_act", "closing_of_accounts", "weekly", "trading", "muhurat", "special_session", "festival"] | None = None, q: str | None = None, from_: str | None = None, to: str | None = None, exchange: Literal["nse", "bse"] | None = None, month: int | None = None, lang: Literal["en", "hi", "ta", "te", "kn", "ml", "mr", "gu", "bn"] | None = None, weekly: bool | None = None, format: Literal["csv", "ics"], limit: int | None = None, offset: int | None = None) -> File: ...

    @overload
    async def __call__(self, *, year: int, type: str | None = None, state: str | None = None, kind: Literal["gazetted", "restricted", "ad_hoc", "state_day", "ni_act", "closing_of_accounts", "weekly", "trading", "muhurat", "special_session", "festival"] | None = None, q: str | None = None, from_: str | None = None, to: str | None = None, exchange: Literal["nse", "bse"] | None = None, month: int | None = None, lang: Literal["en", "hi", "ta", "te", "kn", "ml", "mr", "gu", "bn"] | None = None, weekly: bool | None = None, format: Literal["json"] | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Holiday]]: ...

    async def __call__(self, *, year: int, type: str | None = None, state: str | None = None, kind: Literal["gazetted", "restricted", "ad_hoc", "state_day", "ni_act", "closing_of_accounts", "weekly", "trading", "muhurat", "special_session", "festival"] | None = None, q: str | None = None, from_: str | None = None, to: str | None = None, exchange: Literal["nse", "bse"] | None = None, month: int | None = None, lang: Literal["en", "hi", "ta", "te", "kn", "ml", "mr", "gu", "bn"] | None = None, weekly: bool | None = None, format: Literal["json", "csv", "ics"] | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Holiday]] | File:
        """Bank, government and market holidays and festivals of a year in India. Bank holidays by office of the Reserve Bank; gazetted and restricted holidays of the Central Government; closures and special sessions of NSE and BSE; festivals computed for any year. The status of every record is published, provisional or computed. Years without a list return 404 with the available years. The Reserve Bank gives one name per date for all states, so a name may include festivals of other states. With q, exact names come first, in any common spelling and script. format=ics returns the whole year as an iCalendar feed.
        
            year: Year
            type: bank, government, market, festival; comma-separated
            state: Only holidays of this state
            kind: Only holidays of this kind
            q: Name of a holiday, such as diwali
            from_: Only holidays from this date on
            to: Only holidays up to this date
            exchange: Only holidays of this exchange (market)
            month: Month
            lang: Language of label
            weekly: Include Sundays, second and fourth Saturdays (bank)
            format: ics returns an iCalendar feed
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/holidays/{year}", "query", {"year": year, "type": type, "state": state, "kind": kind, "q": q, "from": from_, "to": to, "exchange": exchange, "month": month, "lang": lang, "weekly": weekly, "format": format, "limit": limit, "offset": offset}, types=("application/json", "text/calendar", "text/csv", ))

    def all(self, *, year: int, type: str | None = None, state: str | None = None, kind: Literal["gazetted", "restricted", "ad_hoc", "state_day", "ni_act", "closing_of_accounts", "weekly", "trading", "muhurat", "special_session", "festival"] | None = None, q: str | None = None, from_: str | None = None, to: str | None = None, exchange: Literal["nse", "bse"] | None = None, month: int | None = None, lang: Literal["en", "hi", "ta", "te", "kn", "ml", "mr", "gu", "bn"] | None = None, weekly: bool | None = None, format: Literal["json", "csv", "ics"] | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Holiday]:
        """All results of the list, page after page."""
        return self._transport.all("/v1/holidays/{year}", "query", {"year": year, "type": type, "state": state, "kind": kind, "q": q, "from": from_, "to": to, "exchange": exchange, "month": month, "lang": lang, "weekly": weekly, "format": format, "limit": limit, "offset": offset}, 100)


class MarketGroup(AsyncGroup):
    async def status(self, *, exchange: Literal["nse", "bse"] | None = None, segment: Literal["equity", "fno", "currency"] | None = None, at: str | None = None) -> Answer[MarketStatusResult]:
        """Whether NSE and BSE are open, now or at a time since 2011, and the next session. From the announced sessions: pre-open, normal trading, the closing auction since 3 August 2026, post-close, muhurat and weekend sessions. During the closing auction stocks without derivatives still trade, to 15:30. Currency follows the holidays of the exchanges and of the banks in Mumbai.
        
            exchange: Both have the same trading days and hours
            segment: Segment
            at: ISO 8601; default now
        """
        return await self._transport.call("/v1/market/status", "query", {"exchange": exchange, "segment": segment, "at": at})


class PanchangGroup(AsyncGroup):
    async def __call__(self, *, date: str, pincode: str | None = None, lat: float | None = None, lng: float | None = None, tz: str | None = None, elevation: float | None = None, month: Literal["amanta", "purnimanta"] | None = None, days: int | None = None, tithi: Literal["pratipada", "dwitiya", "tritiya", "chaturthi", "panchami", "shashthi", "saptami", "ashtami", "navami", "dashami", "ekadashi", "dwadashi", "trayodashi", "chaturdashi", "purnima", "amavasya", "pradosh", "sankashti"] | None = None, ayanamsa: Literal["lahiri", "raman", "krishnamurti"] | None = None, sunrise: Literal["visible", "geometric"] | None = None, tamil_system: Literal["vakya", "drik"] | None = None, lang: Literal["en", "hi", "ta", "te", "kn", "ml", "mr", "gu", "bn"] | None = None, festivals: bool | None = None, choghadiya: bool | None = None) -> Answer[PanchangResult]:
        """Hindu almanac of a date and place, with festivals. Every limb lists all elements from sunrise to the next sunrise, with start and end. Apparent positions; end times agree with Swiss Ephemeris within 15 seconds. Seasons and ayanas follow the tropical sun. The Tamil date follows the vakya rule, which determines the holidays of Tamil Nadu; tamilSystem=drik uses the true sun. tithi=purnima returns the next day of that tithi: the day with the tithi at sunrise, for pradosh in the evening, for sankashti at moonrise. Festivals are computed for the place, with the rule applied; official gazettes may differ.
        
            date: YYYY-MM-DD, today or tomorrow
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            tz: Time zone of the response, such as Asia/Kolkata
            elevation: Metres above the surrounding horizon
            month: Whether months end with the new or the full moon
            days: Number of days, starting with the date
            tithi: Only days of this tithi: the next one from the date on, and others within days
            ayanamsa: Ayanamsa
            sunrise: Upper limb with refraction, or centre without
            tamil_system: Rule of the Tamil months
            lang: Language of all names
            festivals: Whether to include festivals
            choghadiya: Whether to include the choghadiyas of day and night
        """
        return await self._transport.call("/v1/panchang/{date}", "query", {"date": date, "pincode": pincode, "lat": lat, "lng": lng, "tz": tz, "elevation": elevation, "month": month, "days": days, "tithi": tithi, "ayanamsa": ayanamsa, "sunrise": sunrise, "tamilSystem": tamil_system, "lang": lang, "festivals": festivals, "choghadiya": choghadiya})


class SunMoonGroup(AsyncGroup):
    async def __call__(self, *, date: str, pincode: str | None = None, lat: float | None = None, lng: float | None = None, tz: str | None = None, elevation: float | None = None, days: int | None = None, eclipses: bool | None = None) -> Answer[SunMoonResult]:
        """Sun and moon on a date at a place: rise, set, twilight, phase. Rise and set are those of the upper limb with 34 minutes of refraction, at sea level or, with elevation, with the dip of the horizon. Phase, illumination and distance of the moon are computed for noon. On about one day a month the moon does not rise; near the poles the sun may not: such times are null. eclipses=true adds the next eclipses visible from the place.
        
            date: YYYY-MM-DD, today or tomorrow
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            tz: Time zone of the response, such as Asia/Kolkata
            elevation: Metres above the surrounding horizon
            days: Number of days, starting with the date
            eclipses: Add the next eclipses
        """
        return await self._transport.call("/v1/sun-moon/{date}", "query", {"date": date, "pincode": pincode, "lat": lat, "lng": lng, "tz": tz, "elevation": elevation, "days": days, "eclipses": eclipses})


class WorkingDaysGroup(AsyncGroup):
    async def check(self, *, date: str, calendar: Literal["bank", "government", "market", "fiveday", "settlement"] | None = None, state: str | None = None, office: str | None = None, add: int | None = None) -> Answer[WorkingDay]:
        """Whether a date is a working day in India; add working days. Banks are closed on Sundays, second and fourth Saturdays and the days that the Reserve Bank lists for an office. add=3 returns the third working day after the date; add=0 the date itself, or the next working day if it is not one. Bank holidays of the year after the last list are computed by rule, and the note says that they are provisional; other years without lists return 404.
        
            date: YYYY-MM-DD, today or tomorrow
            calendar: fiveday: Monday to Friday
            state: State, for banks
            office: Office of the Reserve Bank, such as Mumbai, for the bank calendar
            add: Working days to add
        """
        return await self._transport.call("/v1/working-days/{date}", "query", {"date": date, "calendar": calendar, "state": state, "office": office, "add": add})

    async def count(self, *, from_: str, to: str, calendar: Literal["bank", "government", "market", "fiveday", "settlement"] | None = None, state: str | None = None, office: str | None = None, exclude: Literal["from", "to", "both"] | None = None, list: bool | None = None) -> Answer[WorkingDays]:
        """Working days between two dates, both included. Both ends count: Monday to Friday of a week without holidays are five. exclude omits one end or both.
        
            from_: First date
            to: Last date, within 366 days
            calendar: fiveday: Monday to Friday
            state: State, for banks
            office: Office of the Reserve Bank, such as Mumbai, for the bank calendar
            exclude: End to exclude
            list: Include the list of working days
        """
        return await self._transport.call("/v1/working-days", "query", {"from": from_, "to": to, "calendar": calendar, "state": state, "office": office, "exclude": exclude, "list": list})


class EmbedGroup(AsyncGroup):
    async def __call__(self, *, texts: List[str], type: Literal["query", "passage"] | None = None, encoding: Literal["float", "base64"] | None = None) -> Answer[Embeddings]:
        """Embed texts as vectors, for semantic search. English and other texts: all-MiniLM-L6-v2, exactly as published (int8 weights). Indian languages, in their scripts (as, bn, gu, hi, kn, ml, mr, ne, or, pa, ta, te, ur) or romanised (texts of up to 200 characters are transliterated first): potli-indic-minilm-384, in the same vector space, so that a query in Hindi finds passages in English and vice versa. The vector of a text does not depend on the rest of the batch. An operator can install other models: data.model is the one that was used.
        
            texts: A text; may be repeated. In JSON: texts
            type: query for search queries, passage for documents
            encoding: Vectors as numbers, or as little-endian float32 in base64
        """
        return await self._transport.call("/v1/embed", "json", {"texts": texts, "type": type, "encoding": encoding})


class RerankGroup(AsyncGroup):
    async def __call__(self, *, query: str, documents: List[str], top: int | None = None, explain: bool | None = None) -> Answer[Reranked]:
        """Rank documents by relevance to a query. Each document is scored independently: by late interaction of its tokens with those of the query, by shared words, in any script, and by vector similarity. Query and documents may be in different languages, English or Indian. The score, from 0 to 1, does not depend on the other documents: unrelated ones are mostly below 0.2, relevant ones above 0.6. Of more than 100 documents (at most 200,000 characters in total) the 100 with the nearest vectors are scored. Query and document are limited to 512 tokens together; for a document of more than 254 tokens the best passage counts. Longer pairs are truncated, the query to 192 tokens, and listed in `truncated`. An operator can install a cross-encoder instead: data.model is the model that was used.
        
            query: Search query
            documents: Documents; repeat it in a query string
            top: Maximum number of results
            explain: Return the components of each score
        """
        return await self._transport.call("/v1/rerank", "json", {"query": query, "documents": documents, "top": top, "explain": explain})


class TamilFontGroup(AsyncGroup):
    async def convert(self, *, text: str, from_: str | None = None, to: str | None = None) -> Answer[TamilFontText]:
        """Convert legacy Tamil text (TSCII, TAB, Bamini, Vanavil …) to Unicode, or back. Without from the encoding is detected by decoding the text in all of them; text that is not plausible Tamil, or equally plausible in two encodings, returns 400 ambiguous_encoding. In encodings that map a to z to Tamil, such as Bamini, English words that are unlikely Tamil are unchanged. Codes 0x80 to 0x9f may be control characters or their Windows-1252 characters. A file can be sent unchanged: its bytes as text/plain with a charset other than UTF-8, such as windows-1252 or tscii.
        
            text: The text
            from_: Encoding of the text, such as bamini or unicode; detected by default
            to: Target encoding
        """
        return await self._transport.call("/v1/tamil-font/convert", "json", {"text": text, "from": from_, "to": to})

    async def encodings(self) -> Answer[List[TamilEncoding]]:
        """The legacy Tamil encodings that can be converted
        """
        return await self._transport.call("/v1/tamil-font/encodings", "query", {})


class TextGroup(AsyncGroup):
    async def chunk(self, *, text: str, size: int | None = None, overlap: int | None = None, unit: Literal["characters", "words", "tokens"] | None = None, by: Literal["sentence", "paragraph", "line", "word"] | None = None) -> Answer[TextChunkData]:
        """Split a text into chunks at sentence, word or at least letter boundaries. Knows sentence endings and abbreviations of Indian languages, and never splits a grapheme cluster or conjunct. The chunks cover the whole text, text[start:end] is the chunk, and none is larger than size. Offsets are in code points.
        
            text: The text
            size: Maximum size of a chunk
            overlap: Maximum overlap of consecutive chunks, up to half of size
            unit: Unit of size and overlap; tokens are o200k_base
            by: Preferred boundary
        """
        return await self._transport.call("/v1/text/chunk", "json", {"text": text, "size": size, "overlap": overlap, "unit": unit, "by": by})

    async def redact(self, *, text: str, types: str | None = None, style: Literal["label", "mask", "remove", "hash", "token"] | None = None, min_confidence: float | None = None, values: bool | None = None, words: List[str] | None = None, patterns: List[str] | None = None, secret: str | None = None) -> Answer[RedactedText]:
        """Redact Aadhaar, PAN, phone, UPI, card and other identifiers, names and addresses in a text. Aadhaar, GSTIN and card numbers are verified by their check digits; next to a label in English or one of twelve Indian languages, in native or Latin script, an approximate format is enough. Types: aadhaar, aadhaar_vid, pan, gstin, tan, cin, ifsc, upi, phone, email, card, bank_account, vehicle, passport, voter_id, driving_licence, uan, ip, dob, abha, name, address. A mask keeps the last four characters, as UIDAI prints a masked Aadhaar; a hash is keyed (HMAC) by your secret, or by a random key per request; a token is numbered, and tokens in the response maps it back. minConfidence=0 returns every candidate.
        
            text: The text
            types: Only these types, comma-separated; a list in JSON
            style: Replacement style
            min_confidence: Minimum confidence of a match
            values: Include the original text of matches
            words: Additional words to redact, case-insensitive; may be repeated
            patterns: Additional regular expressions (RE2) to redact; may be repeated
            secret: Key of style=hash, for the same hashes across requests
        """
        return await self._transport.call("/v1/text/redact", "json", {"text": text, "types": types, "style": style, "minConfidence": min_confidence, "values": values, "words": words, "patterns": patterns, "secret": secret})

    async def tokens(self, *, text: str, encoding: Literal["o200k_base", "cl100k_base", "embedding", "all"] | None = None, model: str | None = None, ids: bool | None = None) -> Answer[TokenCounts]:
        """Count the tokens, words, characters and bytes of a text. Exact counts of the tokenisers o200k_base (GPT-4o and later) and cl100k_base (GPT-4, GPT-3.5, text-embedding-3), at any length, and of the model of /v1/embed (embedding), which is limited to 512 tokens. The number of tokens of the same text differs widely between languages. Known values of model: gpt-4o, chatgpt-4o, gpt-4.1, gpt-4.5, gpt-5, gpt-oss, o1, o3, o4, gpt-4, gpt-3.5, gpt-35, text-embedding-3, text-embedding-ada-002. At most 4096 ids are listed.
        
            text: The text
            encoding: Tokeniser
            model: Model name instead of encoding, such as gpt-4o
            ids: Include the token ids
        """
        return await self._transport.call("/v1/text/tokens", "json", {"text": text, "encoding": encoding, "model": model, "ids": ids})

    async def language(self, *, text: str, top: int | None = None) -> Answer[TextLanguageResult]:
        """Detect the language of a text, including romanised Indian languages. Languages of India by script, letters and words: as, bn, bho, brx, doi, gu, hi, kn, kok, ks, mai, ml, mni, mr, ne, or, pa, sa, sat, sd, ta, te, ur. Romanised and mixed with English: as, bn, gu, hi, kn, ml, mr, ne, or, pa, ta, te. Also major world languages. The first 4,000 characters are used. Languages with little training data (bho, brx, doi, kok, mai, mni in Bengali script) are easily confused with a larger related language; such results, ties and texts without a distinguishing letter or word have reliable=false.
        
            text: The text
            top: Maximum number of candidates
        """
        return await self._transport.call("/v1/text/language", "json", {"text": text, "top": top})


class ThirukkuralGroup(AsyncGroup):
    async def get(self, *, number: int) -> Answer[Kural]:
        """A kural by its number
        
            number: Number of the kural, 1 to 1330
        """
        return await self._transport.call("/v1/thirukkural/{number}", "query", {"number": number})

    async def search(self, *, q: str | None = None, section: str | None = None, chapter: int | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Kural]]:
        """Kurals by words in Tamil, transliteration or English. Every word of q must be a prefix of a word of the couplet, its transliteration (ISO 15919, or casual spelling: agara mudhala), its translations, its commentary or its chapter, or its subject (education, anger): the couplets of a chapter on that subject come first. Tamil words of the couplet also match inside longer words. Without q all are listed, in order.
        
            q: Words in Tamil, transliteration or English
            section: Section: 1 aram (virtue), 2 porul (wealth) or 3 inbam (love)
            chapter: Chapter (adhikaram)
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/thirukkural", "query", {"q": q, "section": section, "chapter": chapter, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, section: str | None = None, chapter: int | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Kural]:
        """All results of search, page after page."""
        return self._transport.all("/v1/thirukkural", "query", {"q": q, "section": section, "chapter": chapter, "limit": limit, "offset": offset}, 100)

    async def today(self, *, date: str | None = None) -> Answer[KuralOfDay]:
        """The kural of the day. Changes at midnight IST; each kural appears once in 1,330 days.
        
            date: Another date, YYYY-MM-DD
        """
        return await self._transport.call("/v1/thirukkural/today", "query", {"date": date})

    async def random(self, *, section: str | None = None, chapter: int | None = None, seed: str | None = None) -> Answer[Kural]:
        """A random kural
        
            section: Section: 1 aram (virtue), 2 porul (wealth) or 3 inbam (love)
            chapter: Chapter (adhikaram)
            seed: The same seed gives the same kural
        """
        return await self._transport.call("/v1/thirukkural/random", "query", {"section": section, "chapter": chapter, "seed": seed})

    async def chapters(self, *, section: str | None = None) -> Answer[List[KuralChapter]]:
        """The 133 chapters
        
            section: Section: 1 aram (virtue), 2 porul (wealth) or 3 inbam (love)
        """
        return await self._transport.call("/v1/thirukkural/chapters", "query", {"section": section})

    async def chapter(self, *, number: int) -> Answer[KuralChapterWithKurals]:
        """A chapter with its ten kurals
        
            number: Number of the chapter, 1 to 133
        """
        return await self._transport.call("/v1/thirukkural/chapters/{number}", "query", {"number": number})


class TransliterateGroup(AsyncGroup):
    async def __call__(self, *, text: str, to: str, from_: str | None = None, digits: Literal["native", "latin"] | None = None, suggest: int | None = None) -> Answer[Transliteration]:
        """Transliterate text between Indian scripts, Latin schemes and casual spelling. Scripts and schemes: devanagari, tamil, telugu, kannada, malayalam, bengali, assamese, gujarati, gurmukhi, odia, iso15919, iast, itrans, hk, slp1, urdu, sindhi, casual; also language codes (hi, ta …) and ISO 15924 codes. casual is everyday English spelling, converted by a neural network: "mera naam" to hi gives मेरा नाम, with other readings in suggestions (texts of up to 5,000 characters); at most 20,000 characters are read. URLs, email addresses, numbers and code are unchanged. mr and ne interpret casual spelling as Marathi and Nepali. Without from, or with from=latin, the source is detected. Letters of other scripts are unchanged. Tamil has no letters for voiced and aspirated stops. Urdu does not write short vowels and has several letters for one sound: the most likely word is chosen, and the conversion is not reversible. Sindhi is converted only from and to casual spelling.
        
            text: The text
            to: Script, scheme or language code, such as tamil, hi, iso15919 or casual
            from_: The same for the text; detected by default
            digits: Digits of the output; default: latin in Latin, otherwise unchanged
            suggest: Number of suggestions for each word from or to casual spelling
        """
        return await self._transport.call("/v1/transliterate", "json", {"text": text, "to": to, "from": from_, "digits": digits, "suggest": suggest})


class DnsGroup(AsyncGroup):
    async def lookup(self, *, name: str, type: str | None = None) -> Answer[DnsLookupResult]:
        """DNS records of a name at four public resolvers, compared. All resolvers are queried in parallel and nothing is cached, so the propagation of a change can be observed. `consistent` and `groups` compare the values, ignoring their order and TTL. A name that does not exist returns 200 with the status NXDOMAIN. An IP address is looked up in reverse DNS. Internal names and addresses are rejected.
        
            name: Domain name or IP address
            type: A, AAAA, CNAME, MX, NS, TXT, SOA, CAA, SRV, PTR, DS, DNSKEY, TLSA, NAPTR, HTTPS, SVCB; default A, or PTR for an IP address
        """
        return await self._transport.call("/v1/dns/{name}", "query", {"name": name, "type": type})


class EmailGroup(AsyncGroup):
    async def check(self, *, address: str, dns: bool | None = None) -> Answer[EmailCheckResult]:
        """Check an email address: syntax, mail servers, disposable, role, typo. Any text gets a verdict: `undeliverable` for invalid syntax, an unknown domain or one that accepts no mail; `risky` with the reasons (disposable, role_account, possible_typo, no_mx, implicit_mx, tld_unknown, address_literal); `unknown` if DNS could not be queried; otherwise `ok`. Mail servers are looked up in DNS and never contacted. Costs 10 units with DNS, 1 without.
        
            address: Email address
            dns: Look up the mail servers
        """
        return await self._transport.call("/v1/email/{address}", "query", {"address": address, "dns": dns})


class IpGroup(AsyncGroup):
    async def location(self, *, address: str) -> Answer[IpLocationResult]:
        """Country, state, city, time zone and network operator of an IP address. Addresses that are not public have a `type` and no location. Octal and short forms and zone ids are rejected.
        
            address: IPv4 or IPv6 address
        """
        return await self._transport.call("/v1/ip/{address}", "query", {"address": address})

    async def caller(self) -> Answer[IpLocationResult]:
        """The address of the caller and its location. With `Accept: text/plain` only the address: `curl -H "Accept: text/plain" …/v1/ip`.
        """
        return await self._transport.call("/v1/ip", "query", {})


class MtrGroup(AsyncGroup):
    async def traceroute(self, *, host: str, count: int | None = None, max_hops: int | None = None, protocol: Literal["udp", "tcp"] | None = None, port: int | None = None, family: int | None = None, names: bool | None = None) -> Answer[TracerouteResult]:
        """Traceroute from this server: loss and latency of every hop. Sends probes with increasing TTL in several rounds, with kernel timestamps. The name is resolved once, by the public resolvers; only public addresses are probed. Firewalls often drop UDP: `protocol=tcp` reaches web servers. One run per client at a time. `Accept: text/plain` returns a text report.
        
            host: Host name or public IP address
            count: Probes per hop
            max_hops: Maximum hops
            protocol: Protocol of the probes
            port: TCP port
            family: IP version, 4 or 6
            names: Look up host names of hops
        """
        return await self._transport.call("/v1/mtr/{host}", "query", {"host": host, "count": count, "maxHops": max_hops, "protocol": protocol, "port": port, "family": family, "names": names})


class PhoneGroup(AsyncGroup):
    async def check(self, *, number: str, country: str | None = None) -> Answer[PhoneCheckResult]:
        """Whether a phone number is valid, its type, formats, operator and place. Accepts any format: digits of Indian scripts, prefixes +, 00 or 0, tel: and extensions. Indian numbers also have the operator of allotment and its successor, the circle of fixed lines, and the meaning of helplines and of series such as 140, 1600 and 1800.
        
            number: The number
            country: Country code for a number without +
        """
        return await self._transport.call("/v1/phone/{number}", "query", {"number": number, "country": country})

    async def networks(self, *, q: str | None = None, circle: Literal["AP", "AS", "BR", "DL", "GJ", "HP", "HR", "JK", "KA", "KL", "KO", "MH", "MP", "MU", "NE", "OD", "PB", "RJ", "TN", "UPE", "UPW", "WB"] | None = None, operational: bool | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[MobileNetwork]]:
        """Codes of Indian mobile networks (MCC and MNC), with operator and telecom circle. For a code that a phone shows as 404-45 or 40445: the operator, the licensed service area, and whether the network is still operational. Every word of q must be a prefix of a word of the operator, the circle, a former operator or the code.
        
            q: Code, operator or circle
            circle: Licensed service area, such as TN
            operational: Only networks that are, or are not, operational
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/phone/networks", "query", {"q": q, "circle": circle, "operational": operational, "limit": limit, "offset": offset})

    def all_networks(self, *, q: str | None = None, circle: Literal["AP", "AS", "BR", "DL", "GJ", "HP", "HR", "JK", "KA", "KL", "KO", "MH", "MP", "MU", "NE", "OD", "PB", "RJ", "TN", "UPE", "UPW", "WB"] | None = None, operational: bool | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[MobileNetwork]:
        """All results of networks, page after page."""
        return self._transport.all("/v1/phone/networks", "query", {"q": q, "circle": circle, "operational": operational, "limit": limit, "offset": offset}, 100)

    async def areas(self, *, q: str | None = None, state: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[DialledArea]]:
        """STD codes of towns, and the towns of an STD code. Every word of q must begin a word of the name of a town; digits are the code, with or without the leading 0.
        
            q: Town or STD code
            state: State: code or name
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/phone/areas", "query", {"q": q, "state": state, "limit": limit, "offset": offset})

    def all_areas(self, *, q: str | None = None, state: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[DialledArea]:
        """All results of areas, page after page."""
        return self._transport.all("/v1/phone/areas", "query", {"q": q, "state": state, "limit": limit, "offset": offset}, 100)

    async def helplines(self, *, q: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Helpline]]:
        """Short numbers for emergencies and help all over India, with who runs them. With q those that its words fit best come first; a number finds itself.
        
            q: Purpose, such as cyber crime, or the number
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/phone/helplines", "query", {"q": q, "limit": limit, "offset": offset})

    def all_helplines(self, *, q: str | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Helpline]:
        """All results of helplines, page after page."""
        return self._transport.all("/v1/phone/helplines", "query", {"q": q, "limit": limit, "offset": offset}, 100)


class BarcodeGroup(AsyncGroup):
    async def __call__(self, *, type: Literal["code128", "code39", "code93", "ean13", "ean8", "itf", "codabar", "datamatrix", "pdf417", "aztec", "upca", "isbn", "itf14", "gs1128", "gs1datamatrix"], text: str, scale: int | None = None, height: int | None = None, format: Literal["svg", "png"] | None = None, size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None) -> File:
        """Generate a barcode: eleven linear and four 2D types. Check digits of EAN, UPC-A and ITF-14 are added or verified, ISBN takes 13 or 10 digits with hyphens or without, ITF gets a leading 0 for an odd number of digits, and Codabar gets A…A if start and stop are missing; the header `X-Barcode-Text` contains the encoded text. No text is printed under the bars. GS1-128 and GS1 DataMatrix take element strings with application identifiers in parentheses, such as (01)08901030520135(10)A12, which are validated. Default margins are the quiet zones of the standards: 10 modules, EAN-13 and ISBN 11, UPC-A 9, EAN-8 7, Data Matrix and PDF417 2, Aztec 1.
        
            type: Type of barcode
            text: Text to encode
            scale: Linear: pixels per module
            height: Linear: bar height in pixels
            format: Image format
            size: 2D: maximum width in pixels
            margin: Border in modules
            fg: Dark hex colour
            bg: Light hex colour, or transparent
        """
        return await self._transport.call("/v1/barcode/{type}", "json", {"type": type, "text": text, "scale": scale, "height": height, "format": format, "size": size, "margin": margin, "fg": fg, "bg": bg}, types=("image/svg+xml", "image/png", ))


class CodeImageGroup(AsyncGroup):
    async def __call__(self, *, code: str, language: str | None = None, title: str | None = None, theme: Literal["dark", "light", "github-dark", "dracula", "nord", "monokai", "solarized-dark", "solarized-light"] | None = None, line_numbers: bool | None = None, highlight: str | None = None, wrap: int | None = None, padding: int | None = None, window: bool | None = None, format: Literal["png", "svg"] | None = None) -> File:
        """Render code as an image of an editor window, with syntax highlighting. At most 150 lines of 140 characters; with `wrap` lines may be longer, up to 150 rows in total. The header `X-Code-Language` contains the language used; `text` means that none was recognised. PNGs have twice the pixel density, very large ones single density. Text in Indian scripts is shaped correctly.
        
            code: Source code
            language: Name or file extension, such as go, python, js, sql; by default detected from the title or the code
            title: File name in the title bar
            theme: Colours
            line_numbers: Whether to show line numbers
            highlight: Lines to highlight, such as 2,4-6
            wrap: Characters after which a line is wrapped; by default lines are not wrapped
            padding: Pixels around the window
            window: Whether to draw a window with a title bar around the code
            format: Image format
        """
        return await self._transport.call("/v1/code-image", "json", {"code": code, "language": language, "title": title, "theme": theme, "lineNumbers": line_numbers, "highlight": highlight, "wrap": wrap, "padding": padding, "window": window, "format": format}, types=("image/png", "image/svg+xml", ))


class FakeGroup(AsyncGroup):
    async def data(self, *, kind: Literal["people", "companies", "addresses"], count: int | None = None, state: str | None = None, seed: str | None = None, extra: str | None = None) -> Answer[List[FakePerson | FakeCompany | FakeAddress]]:
        """Generate test data: fictitious Indian people, companies or addresses. The same seed, kind and state give the same records, and a shorter list is a prefix of a longer one. E-mail addresses are on reserved example domains. Names follow the region of the state. `extra` adds fields without changing others.
        
            kind: Kind of records
            count: Number of records
            state: State: code or name
            seed: The same seed gives the same records
            extra: Extra fields; aadhaar and native (name in the script of the state) only for people
        """
        return await self._transport.call("/v1/fake/{kind}", "query", {"kind": kind, "count": count, "state": state, "seed": seed, "extra": extra})


class OgImageGroup(AsyncGroup):
    async def __call__(self, *, title: str, subtitle: str | None = None, site: str | None = None, theme: Literal["dark", "light"] | None = None, layout: Literal["left", "centre", "panel"] | None = None, background: str | None = None, colour: str | None = None, accent: str | None = None, format: Literal["png", "svg"] | None = None, logo: str | None = None) -> File:
        """Generate a social preview image of 1200 × 630 pixels. For `og:image` and similar tags. Long titles are wrapped, then shrunk, then truncated with an ellipsis. Text may mix any Indian script, Chinese, Japanese and Korean, with correct shaping; Urdu is set from right to left in Nastaliq, emoji are in colour (Twemoji, CC BY 4.0). For your own logo see POST /v1/og-image/logo.
        
            title: Title, the large line
            subtitle: Sentence below the title
            site: Site name or URL at the bottom
            theme: Colours
            layout: Text placement: left, centred, or next to a colour panel
            background: Background colour in hex; a readable text colour is chosen
            colour: Text colour in hex
            accent: Hex colour of bar, dots and panel
            format: Image format
            logo: Symbol of a listed company whose logo to show, such as TCS or NSE:RELIANCE
        """
        return await self._transport.call("/v1/og-image", "query", {"title": title, "subtitle": subtitle, "site": site, "theme": theme, "layout": layout, "background": background, "colour": colour, "accent": accent, "format": format, "logo": logo}, types=("image/png", "image/svg+xml", ))

    async def logo(self, *, file: FileInput, title: str, subtitle: str | None = None, site: str | None = None, theme: Literal["dark", "light"] | None = None, layout: Literal["left", "centre", "panel"] | None = None, background: str | None = None, colour: str | None = None, accent: str | None = None, format: Literal["png", "svg"] | None = None) -> File:
        """Generate a social preview image of 1200 × 630 pixels with your own logo. As the preview without a logo; the logo is placed above the text, or in the centre of the colour panel, keeps its aspect ratio and is stripped of its metadata. Transparency is preserved.
        
            title: Title, the large line
            subtitle: Sentence below the title
            site: Site name or URL at the bottom
            theme: Colours
            layout: Text placement: left, centred, or next to a colour panel
            background: Background colour in hex; a readable text colour is chosen
            colour: Text colour in hex
            accent: Hex colour of bar, dots and panel
            format: Image format
        """
        return await self._transport.call("/v1/og-image/logo", "file", {"title": title, "subtitle": subtitle, "site": site, "theme": theme, "layout": layout, "background": background, "colour": colour, "accent": accent, "format": format}, [file], types=("image/png", "image/svg+xml", ))


class QrGroup(AsyncGroup):
    async def __call__(self, *, text: str, ecc: Literal["L", "M", "Q", "H"] | None = None, format: Literal["svg", "png", "pdf"] | None = None, size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None, shape: Literal["square", "rounded"] | None = None, caption: str | None = None) -> File:
        """Generate a QR code of any text. Capacity up to 2,953 bytes at level L, 2,331 at M, 1,663 at Q and 1,273 at H; more if the text is only digits or capitals. Modules are whole pixels, so the image is as wide as `size` allows and never wider; a caption is placed below it. `format=pdf` returns one page of vector outlines, with 96 pixels of `size` per inch.
        
            text: Text to encode
            ecc: Error correction level
            format: Image format, or pdf for printing
            size: Maximum width in pixels
            margin: Border in modules
            fg: Dark hex colour
            bg: Light hex colour, or transparent
            shape: Shape of the modules
            caption: Text below the code
        """
        return await self._transport.call("/v1/qr", "json", {"text": text, "ecc": ecc, "format": format, "size": size, "margin": margin, "fg": fg, "bg": bg, "shape": shape, "caption": caption}, types=("image/svg+xml", "image/png", "application/pdf", ))

    async def logo(self, *, file: FileInput, text: str, format: Literal["svg", "png", "pdf"] | None = None, size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None, shape: Literal["square", "rounded"] | None = None, caption: str | None = None) -> File:
        """Generate a QR code of any text with your logo in its centre. Uses the highest error correction level, H, which recovers almost a third of a code; the logo covers about a sixteenth. Capacity up to 1,273 bytes. The logo keeps its aspect ratio within a square and is stripped of its metadata.
        
            text: Text to encode
            format: Image format, or pdf for printing
            size: Maximum width in pixels
            margin: Border in modules
            fg: Dark hex colour
            bg: Light hex colour, or transparent
            shape: Shape of the modules
            caption: Text below the code
        """
        return await self._transport.call("/v1/qr/logo", "file", {"text": text, "format": format, "size": size, "margin": margin, "fg": fg, "bg": bg, "shape": shape, "caption": caption}, [file], types=("image/svg+xml", "image/png", "application/pdf", ))


class UpiQrGroup(AsyncGroup):
    @overload
    async def __call__(self, *, pa: str, pn: str | None = None, am: float | None = None, tn: str | None = None, tr: str | None = None, mc: str | None = None, format: Literal["json"], size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None, shape: Literal["square", "rounded"] | None = None, caption: str | None = None) -> Answer[PaymentLink]: ...

    @overload
    async def __call__(self, *, pa: str, pn: str | None = None, am: float | None = None, tn: str | None = None, tr: str | None = None, mc: str | None = None, format: Literal["svg", "png", "pdf"] | None = None, size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None, shape: Literal["square", "rounded"] | None = None, caption: str | None = None) -> File: ...

    async def __call__(self, *, pa: str, pn: str | None = None, am: float | None = None, tn: str | None = None, tr: str | None = None, mc: str | None = None, format: Literal["svg", "png", "json", "pdf"] | None = None, size: int | None = None, margin: int | None = None, fg: str | None = None, bg: str | None = None, shape: Literal["square", "rounded"] | None = None, caption: str | None = None) -> File | Answer[PaymentLink]:
        """Generate a QR code for a UPI payment request. Encodes an `upi://pay` link. Nothing is checked with a bank or with NPCI. `format=json` returns the link instead of the image.
        
            pa: UPI ID of the payee
            pn: Payee name
            am: Amount in rupees; by default the payer enters it
            tn: Note
            tr: Transaction reference
            mc: Merchant category code
            format: Image format, pdf for printing, or json for the link
            size: Maximum width in pixels
            margin: Border in modules
            fg: Dark hex colour
            bg: Light hex colour, or transparent
            shape: Shape of the modules
            caption: Text below the code
        """
        return await self._transport.call("/v1/upi-qr", "query", {"pa": pa, "pn": pn, "am": am, "tn": tn, "tr": tr, "mc": mc, "format": format, "size": size, "margin": margin, "fg": fg, "bg": bg, "shape": shape, "caption": caption}, types=("image/svg+xml", "image/png", "application/pdf", "application/json", ))


class RegexGroup(AsyncGroup):
    async def test(self, *, pattern: str, text: str, flags: str | None = None, engine: Literal["js", "re2"] | None = None, replace: str | None = None, limit: int | None = None, audit: bool | None = None) -> Answer[RegexTestResult]:
        """Test a regular expression on a text. JavaScript flavour, or RE2, which takes linear time for any pattern. A pattern that runs longer than half a second is aborted with pattern_timeout. In replace, $& is the match, $1 and $<name> are groups, $$ is a dollar.
        
            pattern: Regular expression without slashes
            text: The text
            flags: JavaScript flags; without g only the first match
            engine: Engine
            replace: Replacement text
            limit: Maximum number of matches
            audit: Check the pattern for exponential time (ReDoS)
        """
        return await self._transport.call("/v1/regex", "json", {"pattern": pattern, "text": text, "flags": flags, "engine": engine, "replace": replace, "limit": limit, "audit": audit})


class PropagationGroup(AsyncGroup):
    async def __call__(self, *, pincode: str | None = None, lat: float | None = None, lng: float | None = None, to: str | None = None, sfi: float | None = None, ssn: float | None = None, k: float | None = None, a: float | None = None, at: str | None = None, tz: str | None = None) -> Answer[PropagationResult]:
        """Space weather and shortwave band conditions at a place. Live indices of NOAA, or your own: with sfi (or ssn) and k no live data is needed. Ratings come from a simple model of the ionosphere (critical frequency from the solar flux and solar elevation, raised under the equatorial anomaly; absorption by the CCIR formula) for a typical station. Live indices older than 4 hours are marked stale; older than 48 hours return 503.
        
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            to: Other end of the path as lat,lng
            sfi: Your own solar flux
            ssn: Your own sunspot number
            k: Your own K index
            a: Your own A index
            at: ISO 8601; default now
            tz: Time zone of the response, such as Asia/Kolkata
        """
        return await self._transport.call("/v1/propagation", "query", {"pincode": pincode, "lat": lat, "lng": lng, "to": to, "sfi": sfi, "ssn": ssn, "k": k, "a": a, "at": at, "tz": tz})


class SatPassGroup(AsyncGroup):
    async def __call__(self, *, sat: str | None = None, pincode: str | None = None, lat: float | None = None, lng: float | None = None, from_: str | None = None, days: int | None = None, min_elevation: float | None = None, visible: bool | None = None, frequency: float | None = None, elements: str | None = None, elevation: float | None = None, tz: str | None = None, limit: int | None = None) -> Answer[SatellitePasses]:
        """Satellite passes over a place, and whether they are visible. SGP4 on stored elements, or on your own: post a TLE or an OMM message as text, or as the member "text" of JSON. Stored elements of a low orbit that are more than 30 days from the requested time return 503; your own elements are never rejected for their age. visible means sunlit while the sun is 6° below the horizon.
        
            sat: Catalogue number or name
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            from_: ISO 8601; default now
            days: Days to search
            min_elevation: Minimum elevation in degrees
            visible: Only visible passes
            frequency: Frequency in Hz, for the Doppler shift
            elements: Your own elements: TLE or OMM JSON
            elevation: Metres above sea level
            tz: Time zone of the response, such as Asia/Kolkata
            limit: Maximum number of passes
        """
        return await self._transport.call("/v1/sat-pass", "json", {"sat": sat, "pincode": pincode, "lat": lat, "lng": lng, "from": from_, "days": days, "minElevation": min_elevation, "visible": visible, "frequency": frequency, "elements": elements, "elevation": elevation, "tz": tz, "limit": limit})


class SatellitesGroup(AsyncGroup):
    async def list(self, *, q: str | None = None, group: Literal["stations", "amateur", "weather", "visual", "indian"] | None = None, limit: int | None = None, offset: int | None = None) -> Answer[List[Satellite]]:
        """Satellites by name, number or group. Satellites with a description come first. Elements are null until the first refresh.
        
            q: Words of the name, an alias or the catalogue number
            group: Only satellites of this group
            limit: Maximum number of results
            offset: Number of results to skip
        """
        return await self._transport.call("/v1/satellites", "query", {"q": q, "group": group, "limit": limit, "offset": offset})

    def all(self, *, q: str | None = None, group: Literal["stations", "amateur", "weather", "visual", "indian"] | None = None, limit: int | None = None, offset: int | None = None) -> AsyncIterator[Satellite]:
        """All results of list, page after page."""
        return self._transport.all("/v1/satellites", "query", {"q": q, "group": group, "limit": limit, "offset": offset}, 100)

    async def get(self, *, id: str, at: str | None = None, pincode: str | None = None, lat: float | None = None, lng: float | None = None, tz: str | None = None) -> Answer[SatelliteDetails]:
        """A satellite: orbit, position now or at a given time, and look angles. Position and look angles need recent elements; otherwise they are null, with a note. look needs a place.
        
            id: Catalogue number, name or alias, such as 25544, iss or hubble
            at: ISO 8601; default now
            pincode: Pincode of the place
            lat: Latitude, with lng
            lng: Longitude, with lat
            tz: Time zone of the response, such as Asia/Kolkata
        """
        return await self._transport.call("/v1/satellites/{id}", "query", {"id": id, "at": at, "pincode": pincode, "lat": lat, "lng": lng, "tz": tz})


class CodesGroup(AsyncGroup):
    async def read(self, *, file: FileInput, password: str | None = None, first: int | None = None, last: int | None = None, key: str | None = None) -> Answer[ReadCodes]:
        """Read all QR codes and barcodes in an image or a PDF. Send a JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF image or a PDF of up to 10 MB. Reads QR and Micro QR, Data Matrix, PDF417, Aztec, EAN, UPC, Code 128, Code 39, Code 93, Codabar, ITF and DataBar, rotated, mirrored or inverted, up to 64 per page, each with its bounding box. Fields of UPI payment links, of the signed QR code of GST e-invoices and of the QR codes of Aadhaar are returned separately. Their signatures are verified only with `key`, the public key or certificate that the issuer (the invoice registration portal, UIDAI) publishes. A file is read in memory and not stored, and nothing is looked up elsewhere. An Aadhaar code contains personal data: send it as the request body or form only with the consent of its holder.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            first: First page of a PDF
            last: Last page of a PDF; at most 10 pages per request
            key: RSA public key or certificate of the issuer (PEM), to verify signatures
        """
        return await self._transport.call("/v1/codes/read", "file", {"password": password, "first": first, "last": last, "key": key}, [file])


class ImageGroup(AsyncGroup):
    async def convert(self, *, file: FileInput, format: Literal["jpeg", "png", "webp", "avif", "gif", "tiff", "jpg"] | None = None, width: int | None = None, height: int | None = None, fit: Literal["inside", "cover", "fill", "contain"] | None = None, quality: int | None = None, max_bytes: int | None = None, position: Literal["centre", "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest", "attention", "entropy"] | None = None, background: str | None = None, blur: float | None = None, sharpen: float | None = None, grayscale: bool | None = None) -> File:
        """Convert or resize an image and strip its metadata. Accepts JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF of up to 10 MB and 100 million pixels (HEIC and AVIF: 64 million), and SVG of up to 2 MB. The image is rotated by its EXIF orientation, converted to sRGB, and stripped of EXIF, GPS position, XMP, IPTC and comments. `inside` fits the whole image within width and height and never enlarges it, `cover` fills the box and crops the rest around the centre or `position`, `fill` stretches, `contain` pads the whole image with `background`; with only one side given they are equivalent. `maxBytes` selects the best quality that fits, and downscales the image if neither width nor height is given and the quality would be too low; `X-Image-Quality` contains the quality used. SVG is sanitised: no scripts, no external resources, and text is drawn only if it is converted to paths; it is rendered at the requested size. Animations are preserved between GIF and WebP; other formats get the first frame. Transparency becomes white in JPEG. The headers `X-Image-Width` and `X-Image-Height` contain the size of the result.
        
            format: Output format
            width: Width in pixels
            height: Height in pixels
            fit: How the image is fitted to width and height
            quality: Quality of JPEG, WebP and AVIF
            max_bytes: Maximum size of the result, instead of quality; for JPEG, WebP and AVIF
            position: Part that cover keeps: a side, attention (faces, bright colours) or entropy (most detail); with contain the alignment of the image
            background: Hex colour for transparency, and for the padding of contain; default white for JPEG
            blur: Gaussian blur: standard deviation in pixels of the result
            sharpen: Sharpening: standard deviation in pixels of the result
            grayscale: Convert to greyscale
        """
        return await self._transport.call("/v1/image/convert", "file", {"format": format, "width": width, "height": height, "fit": fit, "quality": quality, "maxBytes": max_bytes, "position": position, "background": background, "blur": blur, "sharpen": sharpen, "grayscale": grayscale}, [file], types=("image/webp", "image/jpeg", "image/png", "image/avif", "image/gif", "image/tiff", ))

    async def info(self, *, file: FileInput) -> Answer[ImageInfoResult]:
        """Format, size, colours, orientation and camera of an image. Only the header is read. `width` and `height` are as stored, before rotation by the EXIF `orientation`. HEIC and AVIF are rotated by their container only: their width and height are those after rotation, whatever the EXIF `orientation`. `has_location` tells whether EXIF or XMP contains a GPS position; the position itself is never returned. `camera` is null if unknown. The size of an SVG is that of its attributes or its view box.
        """
        return await self._transport.call("/v1/image/info", "file", {}, [file])

    async def remove_background(self, *, file: FileInput, format: Literal["png", "webp", "mask"] | None = None, background: str | None = None, crop: bool | None = None) -> File:
        """Remove the background of an image. Takes a few seconds. Done on this server by the model named in the header `X-Model`; the image is not sent anywhere else. Images larger than 4096 pixels are downscaled; `X-Original-Width` and `X-Original-Height` contain the original size after EXIF rotation. `mask` returns only the mask, white where the subject is.
        
            format: Output format
            background: Background colour in hex; default transparent
            crop: Whether to crop to the subject
        """
        return await self._transport.call("/v1/image/remove-background", "file", {"format": format, "background": background, "crop": crop}, [file], types=("image/png", "image/webp", ))

    async def hash(self, *, file: FileInput) -> Answer[ImageHashResult]:
        """Average, difference and perceptual hash of an image. The values of `average_hash`, `dhash` and `phash` of the Python library imagehash 4.3, with 8 × 8 bits, after EXIF rotation: they can be compared with stored ones. For animations the first frame is used.
        """
        return await self._transport.call("/v1/image/hash", "file", {}, [file])

    async def compare(self, *, files: List[FileInput]) -> Answer[ImageComparison]:
        """Compare two images by perceptual hash. Two images as multipart form fields in order, under any names, such as `first` and `second`. `distance` is the number of bits, of 64, in which their hashes differ; `similar` means a perceptual distance of at most 10. `score` is 1 − (2 × perceptual + difference + average) / 256: 1 for the same image, about 0.5 for unrelated images.
        """
        return await self._transport.call("/v1/image/compare", "files", {}, files)

    async def placeholder(self, *, file: FileInput, colours: int | None = None) -> Answer[ImagePlaceholderResult]:
        """BlurHash and dominant colours of an image. A placeholder to show while the image loads: `blurhash` (4 × 3 components, or 3 × 4 in portrait), a WebP of at most 16 pixels in `data_uri`, and the dominant colours. Similar shades are merged; transparent pixels are ignored. SVG is accepted; for animations the first frame is used.
        
            colours: Maximum number of colours
        """
        return await self._transport.call("/v1/image/placeholder", "file", {"colours": colours}, [file])

    async def passport(self, *, file: FileInput, size: str | None = None, sheet: Literal["4x6", "5x7", "a4", "none"] | None = None, dpi: int | None = None, copies: int | None = None, background: str | None = None, crop: str | None = None, format: Literal["jpg", "png", "pdf"] | None = None, max_bytes: int | None = None) -> File:
        """Passport photos: a sheet for printing, or a single photo for upload. The head is detected by the outline of the person and placed as passports require, about 72 per cent of the height; `crop` selects the part yourself. With `background` the background is replaced by that colour. If no head is found, the most salient part is used: `X-Chosen-By` is head, crop or attention. `sheet` contains as many as fit, or `copies`, with cutting lines; `sheet=none` returns one photo. `format=pdf` prints in the right size; JPEG and PNG contain their resolution. `maxBytes` (JPEG) selects the best quality that fits. The issuing office decides whether a photo is accepted.
        
            size: Millimetres: 35x45 for Indian passports and Schengen visas, 51x51 for the United States and OCI, 25x35 for PAN cards
            sheet: Paper size in inches, or A4; none for a single photo
            dpi: Resolution in dots per inch
            copies: Maximum number of photos on the sheet; default as many as fit
            background: Background colour in hex; by default the background is kept
            crop: Part to crop: left,top,width,height in pixels after EXIF rotation
            format: Output format
            max_bytes: Maximum size of a JPEG
        """
        return await self._transport.call("/v1/image/passport", "file", {"size": size, "sheet": sheet, "dpi": dpi, "copies": copies, "background": background, "crop": crop, "format": format, "maxBytes": max_bytes}, [file], types=("image/jpeg", "image/png", "application/pdf", ))

    async def enhance_scan(self, *, file: FileInput, mode: Literal["colour", "grey", "bw"] | None = None, format: Literal["jpg", "png", "webp", "pdf"] | None = None, corners: str | None = None, quality: int | None = None, max_bytes: int | None = None) -> File:
        """Turn a phone photo of a page into a clean scan. The sheet is found by its four edges, its perspective is straightened to the aspect ratio of the paper, and the light is evened out: the paper becomes white, and shadows disappear. If no sheet is certain, as in a close-up, the whole image is used: `X-Sheet` is found, given or none, and `X-Corners` contains the corners. `corners` selects them yourself. `mode=bw` is for faxes and small files: one bit per pixel in PNG and PDF. Large photographs on a page may become paler. Images larger than 4096 pixels are downscaled, and the result has at most 16 million pixels. `maxBytes` (JPEG, WebP) selects the best quality that fits. The page of a PDF has the longer side of A4. The text can be read with /v1/ocr.
        
            mode: Colours of the scan; bw is black and white without shades
            format: Output format
            corners: Corners of the sheet in pixels after EXIF rotation, clockwise from the top left: x,y,x,y,x,y,x,y
            quality: Quality of JPEG and WebP, and of the image in a PDF
            max_bytes: Maximum size of a JPEG or WebP, instead of quality
        """
        return await self._transport.call("/v1/image/enhance-scan", "file", {"mode": mode, "format": format, "corners": corners, "quality": quality, "maxBytes": max_bytes}, [file], types=("image/jpeg", "image/png", "image/webp", "application/pdf", ))


class OcrGroup(AsyncGroup):
    @overload
    async def __call__(self, *, file: FileInput, lang: str | None = None, password: str | None = None, first: int | None = None, last: int | None = None, engine: Literal["tesseract", "potli"] | None = None, layout: bool | None = None, words: bool | None = None, format: Literal["pdf", "hocr"]) -> File: ...

    @overload
    async def __call__(self, *, file: FileInput, lang: str | None = None, password: str | None = None, first: int | None = None, last: int | None = None, engine: Literal["tesseract", "potli"] | None = None, layout: bool | None = None, words: bool | None = None, format: Literal["json"] | None = None) -> Answer[OcrText]: ...

    async def __call__(self, *, file: FileInput, lang: str | None = None, password: str | None = None, first: int | None = None, last: int | None = None, engine: Literal["tesseract", "potli"] | None = None, layout: bool | None = None, words: bool | None = None, format: Literal["json", "pdf", "hocr"] | None = None) -> Answer[OcrText] | File:
        """Recognise text in an image or a scanned PDF. Send a JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF image or a PDF of up to 10 MB. Printed text in English and 14 languages of India is recognised; handwriting is not. Uneven light, shadows and noise of photographs are evened out. An image is rotated by its EXIF orientation and downscaled to 3000 pixels, small text, as in screenshots, is upscaled, skew of up to 10 degrees is corrected, and pages on their side or upside down are turned; PDF pages are rendered at 200 dpi. `lang=auto` detects the script and recognises it together with English (Devanagari as Hindi, Bengali script as Bengali); `languages` lists the languages used, and if the requested language fits badly, `meta.note` suggests another. Tesseract reads the page in the given language. Photographs with uneven or low light are read by a network of our own instead, `potli`, which reads Latin, all Brahmic scripts of these languages and Urdu in one line; a page of which Tesseract is unsure, or of which it left letters unread, is read by both, and the surer result is returned: `meta.note` says so. `engine` chooses one. A dense page takes some seconds; after 60 seconds the finished pages are returned. `Accept: text/plain` returns only the text. `format=pdf` returns a searchable PDF: the page images (of a PDF in greyscale) with an invisible text layer; `format=hocr` words and bounding boxes as hOCR.
        
            lang: Up to three languages, such as eng, hi or tam+eng; auto finds the script
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            first: First page of a PDF
            last: Last page of a PDF; at most 5 pages per request
            engine: tesseract, or potli: a network that reads all scripts without being told. The default is chosen by the light of the image and by confidence
            layout: Preserve columns with spaces
            words: Include each word with its bounding box
            format: pdf: searchable PDF; hocr: words and boxes as hOCR
        """
        return await self._transport.call("/v1/ocr", "file", {"lang": lang, "password": password, "first": first, "last": last, "engine": engine, "layout": layout, "words": words, "format": format}, [file], types=("application/json", "application/pdf", "text/html", ))


class PdfGroup(AsyncGroup):
    async def info(self, *, file: FileInput, password: str | None = None) -> Answer[PdfInfoResult]:
        """Pages, sizes, title and properties of a PDF. A PDF that needs a password to open is rejected without `password`; one that only restricts printing or copying is accepted. A damaged one is repaired first, as the header `X-Repaired` shows; one that has lost part of its pages is rejected. The same applies to all PDF operations.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
        """
        return await self._transport.call("/v1/pdf/info", "file", {"password": password}, [file])

    async def text(self, *, file: FileInput, password: str | None = None, first: int | None = None, last: int | None = None, layout: bool | None = None, ocr: Literal["off", "auto"] | None = None, lang: str | None = None, tamil_font: Literal["off", "auto"] | None = None) -> Answer[PdfTextResult]:
        """The text of a PDF, page by page. In reading order, or with `layout=true` with the page layout preserved by spaces, for tables. Values of form fields and free-text annotations are part of the text. Indian scripts and Urdu are in logical order (NFC), with word spaces derived from the glyph outlines. At most 500 pages per request; `Accept: text/plain` returns only the text. With `ocr=auto` up to 5 scanned pages are recognised by OCR, which takes some seconds per page; other pages are unaffected.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            first: First page
            last: Last page; default the last page of the PDF
            layout: Whether to preserve the layout with spaces
            ocr: Whether to recognise scanned pages by OCR
            lang: Up to three languages, such as eng, hi or tam+eng; auto finds the script
            tamil_font: Whether to detect and convert text in legacy Tamil encodings (Bamini, TAB, TSCII …)
        """
        return await self._transport.call("/v1/pdf/text", "file", {"password": password, "first": first, "last": last, "layout": layout, "ocr": ocr, "lang": lang, "tamilFont": tamil_font}, [file])

    async def render(self, *, file: FileInput, password: str | None = None, page: int | None = None, pages: str | None = None, width: int | None = None, format: Literal["png", "jpeg"] | None = None) -> File:
        """Render pages of a PDF as images. On white, with annotations and form fields. The header `X-Page-Count` contains the number of pages of the PDF. `pages`, such as `1-` for all, returns a ZIP of images, at most 60.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            page: Page number
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            width: Width in pixels; the height is proportional
            format: Image format
        """
        return await self._transport.call("/v1/pdf/render", "file", {"password": password, "page": page, "pages": pages, "width": width, "format": format}, [file], types=("image/png", "image/jpeg", "application/zip", ))

    @overload
    async def tables(self, *, file: FileInput, password: str | None = None, pages: str | None = None, mode: Literal["auto", "lattice", "stream"] | None = None, table: int | None = None, format: Literal["csv"], ocr: Literal["off", "auto"] | None = None, lang: str | None = None) -> File: ...

    @overload
    async def tables(self, *, file: FileInput, password: str | None = None, pages: str | None = None, mode: Literal["auto", "lattice", "stream"] | None = None, table: int | None = None, format: Literal["json"] | None = None, ocr: Literal["off", "auto"] | None = None, lang: str | None = None) -> Answer[PdfTablesResult]: ...

    async def tables(self, *, file: FileInput, password: str | None = None, pages: str | None = None, mode: Literal["auto", "lattice", "stream"] | None = None, table: int | None = None, format: Literal["json", "csv"] | None = None, ocr: Literal["off", "auto"] | None = None, lang: str | None = None) -> Answer[PdfTablesResult] | File:
        """The tables of a PDF, such as a bank statement or an invoice. With rulings (`lattice`) and without (`stream`: columns by the alignment of the text, wrapped cells joined to their row); `mode=auto` uses both. A table that continues on the next pages is one table, without the repeated header. Cells are text as printed; a column of which all cells are amounts (`1,23,456.78`, `(500.00)`, `500.00 Dr`, `₹ 500/-`) or dates (`01/04/26`, `1 Apr 2026`) also has `values`, as numbers or ISO dates. `format=csv` returns one table: that of `table`, otherwise the one with most rows; an apostrophe stands before text that a spreadsheet would run as a formula. At most 200 pages per request. With `ocr=auto` up to 5 scanned pages are recognised by OCR.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            mode: Whether to find tables by rulings, by alignment, or both
            table: Only this table, from 1
            format: csv returns one table
            ocr: Whether to recognise scanned pages by OCR
            lang: Up to three languages, such as eng, hi or tam+eng; auto finds the script
        """
        return await self._transport.call("/v1/pdf/tables", "file", {"password": password, "pages": pages, "mode": mode, "table": table, "format": format, "ocr": ocr, "lang": lang}, [file], types=("application/json", "text/csv", ))

    @overload
    async def compare(self, *, files: List[FileInput], password: str | None = None, format: Literal["pdf"]) -> File: ...

    @overload
    async def compare(self, *, files: List[FileInput], password: str | None = None, format: Literal["json"] | None = None) -> Answer[PdfComparison]: ...

    async def compare(self, *, files: List[FileInput], password: str | None = None, format: Literal["json", "pdf"] | None = None) -> Answer[PdfComparison] | File:
        """What differs between two PDFs, by pixels and by words. Two PDFs of up to 10 MB and 100 pages each, as multipart form fields in order, such as `before` and `after`. Pages correspond in order, by the similarity of their text (of pictures, if there is none); inserted and removed ones are recognised. Corresponding pages are rendered at 100 dpi: `pixels` is the share that differs, `boxes` where; edges that moved by less than a pixel are the same. Words are compared across pages, so that text that moved to the next page is not a difference. Text of scans is not read: /v1/ocr makes them searchable. `format=pdf` returns all pages side by side, the first PDF on the left, with deleted words in red, inserted words in green, and visible differences framed; the result is not encrypted. The header `X-Differing-Pages` contains their number.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            format: pdf: both PDFs side by side, with the differences marked
        """
        return await self._transport.call("/v1/pdf/compare", "files", {"password": password, "format": format}, files, types=("application/json", "application/pdf", ))

    async def signatures(self, *, file: FileInput, password: str | None = None, roots: str | None = None) -> Answer[PdfSignaturesResult]:
        """Verify the digital signatures of a PDF. For each signature: who signed, when (by the clock of the signer, and by a time-stamp if there is one), the certificate chain, whether the signed bytes are unchanged and the signature was made with the key of the certificate, and what was appended or changed afterwards. Formats: PKCS#7 and CAdES, detached or over SHA-1, PKCS#1 with SHA-1, and document time-stamps; RSA, RSA-PSS, ECDSA and EdDSA. Nothing is looked up elsewhere: `trusted` is null unless `roots` contains the root certificates that you trust, and revocation is not checked. A signature that is intact proves that nobody changed the signed revision, not who the signer is.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
            roots: Root certificates that you trust (PEM, one or several)
        """
        return await self._transport.call("/v1/pdf/signatures", "file", {"password": password, "roots": roots}, [file])

    async def merge(self, *, files: List[FileInput], password: str | None = None, bookmarks: bool | None = None) -> File:
        """Merge PDFs into one. Two to twenty PDFs as files of a multipart form, under any field names, in the order sent, up to 25 MB in total. Outlines, links, form fields, layers, page labels, attachments and tags of every file are preserved; fields with the same name are renamed. The metadata is that of the first file. The result is not encrypted: owner restrictions, such as on printing or copying, are not preserved.
        
            password: Password of the files that need one to open; the result opens without. Send it as a form field, not in the URL
            bookmarks: Add a bookmark for each file, as the parent of its own bookmarks
        """
        return await self._transport.call("/v1/pdf/merge", "files", {"password": password, "bookmarks": bookmarks}, files, types=("application/pdf", ))

    async def pages(self, *, file: FileInput, password: str | None = None, pages: str) -> File:
        """Extract, delete or reorder pages of a PDF. Page numbers and ranges, comma-separated: `3`, `2-5`, `4-` (to the end), `-3`, `l` (the last page), `l-1` (the one before it), `odd`, `even`; `!4` excludes a page. Spaces and case are ignored. Pages are in the given order and may be repeated, at most 2,000 in total. To split a PDF use /v1/pdf/split. Owner restrictions are preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
        """
        return await self._transport.call("/v1/pdf/pages", "file", {"password": password, "pages": pages}, [file], types=("application/pdf", ))

    async def rotate(self, *, file: FileInput, password: str | None = None, angle: Literal["90", "180", "270", "-90", "-180", "-270"] | None = None, pages: str | None = None) -> File:
        """Rotate pages of a PDF. The rotation is added to the current one. Without `pages` all pages are rotated. Page numbers and ranges, comma-separated: `3`, `2-5`, `4-` (to the end), `-3`, `l` (the last page), `l-1` (the one before it), `odd`, `even`; `!4` excludes a page. Spaces and case are ignored. Owner restrictions are preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            angle: Degrees, clockwise
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
        """
        return await self._transport.call("/v1/pdf/rotate", "file", {"password": password, "angle": angle, "pages": pages}, [file], types=("application/pdf", ))

    async def compress(self, *, file: FileInput, password: str | None = None, images: Literal["keep", "ebook", "screen"] | None = None, max_bytes: int | None = None) -> File:
        """Compress a PDF, losslessly by default. Deduplicates fonts, images and other objects, and compresses the structure. Images are not recompressed unless `images` or `maxBytes` is set: every page looks the same as before. This is verified: the same number of pages, the same text on each, the same pixels on the first and the last (similar ones if images were recompressed). With `images`, thumbnails and private data of editors are dropped, too. `maxBytes` (such as 204800 for 200 KB) searches for the best resolution and quality that fits; if none does, the smallest file is returned with `X-Compress-Note: above-max-bytes`. The headers `X-Original-Bytes` and `X-Compressed-Bytes` contain the sizes. If nothing is gained the original is returned, byte for byte; also if the PDF is signed, since any change breaks a signature, or if verification fails: the header `X-Compress-Note` is then `signed` or `unproven`.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            images: Images unchanged, or downsampled to 200 or 96 dpi and recompressed if that is smaller; black-and-white images to 300 or 192 dpi
            max_bytes: Maximum size of the result: images are recompressed in the best quality that fits, if it is not reached without
        """
        return await self._transport.call("/v1/pdf/compress", "file", {"password": password, "images": images, "maxBytes": max_bytes}, [file], types=("application/pdf", ))

    async def split(self, *, file: FileInput, password: str | None = None, by: Literal["pages", "bookmarks", "size"] | None = None, every: int | None = None, max_bytes: int | None = None) -> File:
        """Split a PDF into parts, as a ZIP. By a number of pages (`by=pages`), by top-level bookmarks (`by=bookmarks`; the parts are named after them), or by size with as many pages as fit in `maxBytes` (`by=size`; a page that is larger becomes a part of its own). At most 300 parts. Owner restrictions are preserved. To extract some pages use /v1/pdf/pages.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            by: How to split
            every: Pages per part, with by=pages
            max_bytes: Maximum size of a part, with by=size
        """
        return await self._transport.call("/v1/pdf/split", "file", {"password": password, "by": by, "every": every, "maxBytes": max_bytes}, [file], types=("application/zip", ))

    async def images(self, *, file: FileInput, password: str | None = None) -> File:
        """Extract the images of a PDF, as stored, as a ZIP. JPEG and JPEG 2000 byte for byte, CCITT fax data as TIFF with the same data, all others losslessly as PNG; masks are separate images. The header `X-Left-Count` contains the number of images that cannot be extracted, such as some CMYK encodings. A PDF without images returns an empty archive. To render whole pages use /v1/pdf/render.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
        """
        return await self._transport.call("/v1/pdf/images", "file", {"password": password}, [file], types=("application/zip", ))

    async def from_images(self, *, files: List[FileInput], page: Literal["A4", "letter", "picture"] | None = None, margin: int | None = None) -> File:
        """Create a PDF from images, one per page. Up to 40 images (JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF), 25 MB in total, in the order sent. A JPEG is embedded unchanged, without metadata such as the GPS position; PNG, GIF, BMP and TIFF are stored losslessly, HEIC, AVIF and WebP as high-quality JPEG. Each page of a TIFF becomes a page. Images are rotated by their EXIF orientation, and wide ones get a landscape page.
        
            page: Page size: a paper size, or the size of the image at 150 dpi
            margin: Margin in millimetres
        """
        return await self._transport.call("/v1/pdf/from-images", "files", {"page": page, "margin": margin}, files, types=("application/pdf", ))

    async def watermark(self, *, files: List[FileInput], password: str | None = None, text: str | None = None, pages: str | None = None, opacity: int | None = None, angle: int | None = None, colour: str | None = None, layer: Literal["over", "under"] | None = None) -> File:
        """Add a text or image watermark to the pages of a PDF. A text in any Indian script or in Latin, shaped correctly and drawn as outlines, so that it looks the same everywhere; or an image, sent as a second file of the form. It is centred on each page, as large as fits. Owner restrictions are preserved; signatures become invalid.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            text: Text of the watermark; not needed with an image
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            opacity: Opacity in per cent
            angle: Rotation in degrees, counterclockwise
            colour: Colour of the text in hex (RRGGBB)
            layer: Whether it is above or below the page content
        """
        return await self._transport.call("/v1/pdf/watermark", "files", {"password": password, "text": text, "pages": pages, "opacity": opacity, "angle": angle, "colour": colour, "layer": layer}, files, types=("application/pdf", ))

    async def page_numbers(self, *, file: FileInput, password: str | None = None, format: str | None = None, position: Literal["top-left", "top", "top-right", "bottom-left", "bottom", "bottom-right"] | None = None, start: int | None = None, pages: str | None = None, size: int | None = None, margin: int | None = None, colour: str | None = None) -> File:
        """Add page numbers to a PDF. Drawn as outlines, in any script, upright on rotated pages. `format` contains `{page}`, and `{pages}` for the last number: `{page} / {pages}`, `Page {page} of {pages}`, `पृष्ठ {page}`. Without `pages` all pages are numbered; `pages=2-` leaves out a cover. Owner restrictions are preserved; signatures become invalid.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            format: Text with {page} for the number and {pages} for the last one
            position: Where on the page
            start: Number of the first page that is numbered
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            size: Font size in points
            margin: Distance from the edges in millimetres
            colour: Colour of the text in hex (RRGGBB)
        """
        return await self._transport.call("/v1/pdf/page-numbers", "file", {"password": password, "format": format, "position": position, "start": start, "pages": pages, "size": size, "margin": margin, "colour": colour}, [file], types=("application/pdf", ))

    async def crop(self, *, file: FileInput, password: str | None = None, top: float | None = None, right: float | None = None, bottom: float | None = None, left: float | None = None, box: str | None = None, unit: Literal["mm", "pt", "in"] | None = None, pages: str | None = None) -> File:
        """Crop pages of a PDF. Either by margins (`top`, `right`, `bottom`, `left`), or to the area `box`: the distances of its upper left corner from the left and from the top, its width and its height. Both as the page is seen, in `unit`. What is cut off is not shown or printed, but remains in the file: to remove it for good, render the pages with /v1/pdf/render. Owner restrictions are preserved; signatures become invalid.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            top: Margin to cut off on the top
            right: Margin to cut off on the right
            bottom: Margin to cut off on the bottom
            left: Margin to cut off on the left
            box: Area to keep instead of margins: left,top,width,height
            unit: Millimetres, points of 1/72 inch, or inches
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
        """
        return await self._transport.call("/v1/pdf/crop", "file", {"password": password, "top": top, "right": right, "bottom": bottom, "left": left, "box": box, "unit": unit, "pages": pages}, [file], types=("application/pdf", ))

    async def n_up(self, *, file: FileInput, password: str | None = None, pages: str | None = None, paper: Literal["A4", "A3", "A5", "letter", "legal"] | None = None, margin: int | None = None, borders: bool | None = None, per_sheet: Literal["2", "4", "6", "8", "9", "16"] | None = None, orientation: Literal["auto", "portrait", "landscape"] | None = None, order: Literal["rows", "columns"] | None = None) -> File:
        """Place several pages of a PDF on each sheet. The sheet is turned so that the pages are as large as possible, unless `orientation` is given. Pages are scaled to fit, and stay text. Form fields and annotations become page content; links, bookmarks and tags are not preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            paper: Paper of the sheets
            margin: Margin around the sheet and between pages, in millimetres
            borders: Whether to draw a line around each page
            per_sheet: Pages per sheet
            orientation: Orientation of the sheets
            order: Whether pages follow each other in rows or in columns
        """
        return await self._transport.call("/v1/pdf/n-up", "file", {"password": password, "pages": pages, "paper": paper, "margin": margin, "borders": borders, "perSheet": per_sheet, "orientation": orientation, "order": order}, [file], types=("application/pdf", ))

    async def booklet(self, *, file: FileInput, password: str | None = None, pages: str | None = None, paper: Literal["A4", "A3", "A5", "letter", "legal"] | None = None, margin: int | None = None, borders: bool | None = None, binding: Literal["left", "right"] | None = None) -> File:
        """Arrange the pages of a PDF as a booklet to print and fold. Two pages on each side of a sheet, in the order of a saddle-stitched booklet: print on both sides, flipped on the short edge, fold the stack in the middle and staple it. Blank pages fill up the last sheet. Pages are scaled to fit, and stay text. Form fields and annotations become page content; links, bookmarks and tags are not preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            pages: Pages, such as 1-3,5,8- or odd or l or 1-,!4
            paper: Paper of the sheets
            margin: Margin around the sheet and between pages, in millimetres
            borders: Whether to draw a line around each page
            binding: Side of the fold; right for Urdu and other scripts from right to left
        """
        return await self._transport.call("/v1/pdf/booklet", "file", {"password": password, "pages": pages, "paper": paper, "margin": margin, "borders": borders, "binding": binding}, [file], types=("application/pdf", ))

    async def form(self, *, file: FileInput, password: str | None = None) -> Answer[PdfFormResult]:
        """The form fields of a PDF: names, types, values and options. The names are those that /v1/pdf/fill takes. Passwords are not repeated. Forms that exist only as XFA have no fields here.
        
            password: Password of the PDF, if it needs one to open; send it as a form field, not in the URL
        """
        return await self._transport.call("/v1/pdf/form", "file", {"password": password}, [file])

    async def fill(self, *, file: FileInput, password: str | None = None, values: str, flatten: bool | None = None) -> File:
        """Fill the form fields of a PDF from JSON. A text or number for a text field, `true` or `false` for a check box, the value or the label of an option for radio buttons and lists, an array if several can be chosen, `null` to clear; /v1/pdf/form lists the fields. Texts are drawn in any script. Scripts of the form are not run: sums that it computes must be given too. With `flatten=true` the result has no fields any more, only their content, as searchable text. Signatures become invalid; owner restrictions are preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            values: JSON object: names of fields with their values
            flatten: Whether to turn the fields into page content
        """
        return await self._transport.call("/v1/pdf/fill", "file", {"password": password, "values": values, "flatten": flatten}, [file], types=("application/pdf", ))

    async def flatten(self, *, file: FileInput, password: str | None = None) -> File:
        """Turn form fields and annotations into page content. What fields, stamps, comments and drawings show becomes part of the page and can no longer be edited as such; hidden annotations are dropped; links, and annotations without an appearance of their own, stay. Signatures become invalid; owner restrictions are preserved.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
        """
        return await self._transport.call("/v1/pdf/flatten", "file", {"password": password}, [file], types=("application/pdf", ))

    async def protect(self, *, file: FileInput, password: str | None = None, owner: str | None = None, print: Literal["full", "low", "none"] | None = None, copy: bool | None = None, change: bool | None = None) -> File:
        """Encrypt a PDF with a password. AES-256. With `password` (the user password) the file opens only with it; with `owner` alone it opens without a password, restricted by `print`, `copy` and `change`. If only `password` is given, the owner password is random. Send passwords as form fields, not in the URL. They are neither logged nor stored.
        
            password: User password, to open the file
            owner: Owner password, to remove the restrictions
            print: Whether printing is allowed: fully, at low resolution, or not
            copy: Whether copying text and images is allowed
            change: Whether changes are allowed
        """
        return await self._transport.call("/v1/pdf/protect", "file", {"password": password, "owner": owner, "print": print, "copy": copy, "change": change}, [file], types=("application/pdf", ))

    async def unlock(self, *, file: FileInput, password: str) -> File:
        """Remove the password of a PDF, given the password. Needs the user or the owner password; nothing is guessed. The result opens without a password or restrictions. An encrypted file without a password is also decrypted. Send passwords as form fields, not in the URL. They are neither logged nor stored.
        
            password: Password of the PDF
        """
        return await self._transport.call("/v1/pdf/unlock", "file", {"password": password}, [file], types=("application/pdf", ))

    @overload
    async def metadata(self, *, file: FileInput, password: str | None = None, title: str | None = None, author: str | None = None, subject: str | None = None, keywords: str | None = None, creator: str | None = None, producer: str | None = None, remove: bool | None = None, sanitise: bool | None = None, format: Literal["json"]) -> Answer[PdfMetadataResult]: ...

    @overload
    async def metadata(self, *, file: FileInput, password: str | None = None, title: str | None = None, author: str | None = None, subject: str | None = None, keywords: str | None = None, creator: str | None = None, producer: str | None = None, remove: bool | None = None, sanitise: bool | None = None, format: Literal["pdf"] | None = None) -> File: ...

    async def metadata(self, *, file: FileInput, password: str | None = None, title: str | None = None, author: str | None = None, subject: str | None = None, keywords: str | None = None, creator: str | None = None, producer: str | None = None, remove: bool | None = None, sanitise: bool | None = None, format: Literal["pdf", "json"] | None = None) -> File | Answer[PdfMetadataResult]:
        """Read, write or remove the metadata of a PDF. `format=json` returns all fields. Otherwise the PDF is returned with the given fields; others are unchanged. `remove=true` first removes all of them, and the metadata of pages and images (XMP, private data). Any change removes the XMP of the document, since it would be inconsistent, and invalidates signatures. `sanitise=true` removes scripts, actions that start a program, submit a form or open another file, automatic actions, attachments, media and XFA; links and form fields stay, and the header `X-Removed` contains the counts, such as `javascript=2, attachments=1`. `format=json` counts them without removing.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            title: Title; an empty value removes it
            author: Author; an empty value removes it
            subject: Subject; an empty value removes it
            keywords: Keywords, comma-separated; an empty value removes it
            creator: Program that created the original document; an empty value removes it
            producer: Program that produced the PDF; an empty value removes it
            remove: Whether to remove all metadata first
            sanitise: Whether to remove scripts, attachments and actions
            format: pdf returns the changed PDF, json the current metadata
        """
        return await self._transport.call("/v1/pdf/metadata", "file", {"password": password, "title": title, "author": author, "subject": subject, "keywords": keywords, "creator": creator, "producer": producer, "remove": remove, "sanitise": sanitise, "format": format}, [file], types=("application/pdf", "application/json", ))


class RedactFileGroup(AsyncGroup):
    @overload
    async def __call__(self, *, file: FileInput, password: str | None = None, kinds: str | None = None, min_confidence: float | None = None, lang: str | None = None, ocr: Literal["auto", "always"] | None = None, format: Literal["json"]) -> Answer[FoundInFile]: ...

    @overload
    async def __call__(self, *, file: FileInput, password: str | None = None, kinds: str | None = None, min_confidence: float | None = None, lang: str | None = None, ocr: Literal["auto", "always"] | None = None, format: Literal["file"] | None = None) -> File: ...

    async def __call__(self, *, file: FileInput, password: str | None = None, kinds: str | None = None, min_confidence: float | None = None, lang: str | None = None, ocr: Literal["auto", "always"] | None = None, format: Literal["file", "json"] | None = None) -> File | Answer[FoundInFile]:
        """Mask Aadhaar, PAN, phone and account numbers in a picture or a PDF, so that nothing remains below. Send a JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF image or a PDF of up to 10 MB and 50 pages. Text of a PDF is read from the file, also if it is invisible or outside of the page; pictures by OCR, on at most 10 pages, and QR codes and barcodes by their content. Of an Aadhaar the first eight digits are painted over, as UIDAI masks it, and its QR code; of other items everything. A value that was recognised once is masked wherever it is repeated. In a PDF every page with an item becomes a picture with an invisible layer of its remaining words, and so does one that hides a part of a picture, below a drawing or outside of the page; other pages stay as they are. Comments and form fields become part of the page; metadata, attachments, scripts, bookmarks, tags and previews are removed. The result is read again, and an error is returned instead of a file that still holds what was found. `format=json` is the preview: what was found, with its place and the masked value, and no file. Faces are not detected. Handwriting is not read.
        
            password: Password of the PDF, if it needs one to open; the result opens without. Send it as a form field, not in the URL
            kinds: What to mask, comma-separated; the default is aadhaar, aadhaar_vid, pan, phone, bank_account
            min_confidence: Minimum confidence of an item
            lang: Up to three languages, such as eng, hi or tam+eng; auto finds the script
            ocr: auto: OCR of PDF pages that show pictures or outlined letters; always: of all pages
            format: file: the masked file; json: a preview of what was found
        """
        return await self._transport.call("/v1/redact-file", "file", {"password": password, "kinds": kinds, "minConfidence": min_confidence, "lang": lang, "ocr": ocr, "format": format}, [file], types=("application/pdf", "image/jpeg", "image/png", "image/webp", "image/tiff", "application/json", ))


class IdentifyGroup(AsyncGroup):
    async def __call__(self, *, q: str, answer: bool | None = None) -> Answer[List[Identified]]:
        """Identify an identifier or a request in words, and find the API request that answers it. A code, a number, a name, or a request such as “bank holidays in tamil nadu”, “12345 in words”, “आज की तिथि”. Identifiers are verified by format, check character and lookup; intents are recognised by common phrases in English and Indian languages, including typos. The most likely interpretation comes first, with its result if it is a simple lookup; others follow. The text is not stored.
        
            q: Identifier or request in words
            answer: Whether to include the result of the first interpretation
        """
        return await self._transport.call("/v1/identify", "json", {"q": q, "answer": answer})


class DownloadsGroup(AsyncGroup):
    async def list(self) -> Answer[List[DownloadTable]]:
        """Tables available for download. Every dataset whose licence allows redistribution, with rows, version, licence, bytes and SHA-256 of each file.
        """
        return await self._transport.call("/v1/downloads", "query", {})

    async def get(self, *, table: Literal["ifsc", "banks", "ifsc-withdrawn", "pincode", "pincode-retired", "villages", "stations", "trains", "airports", "rto", "constituency", "thirukkural", "network-operators", "email-lists", "phone-prefixes", "mobile-networks"], format: Literal["csv", "ndjson", "parquet", "sqlite"]) -> File:
        """A complete table as a file. Supports ETag, Repr-Digest, range requests and content encoding. Costs 10 units.
        
            table: Name of the table
            format: File format
        """
        return await self._transport.call("/v1/downloads/{table}.{format}", "query", {"table": table, "format": format}, types=("text/csv", "application/x-ndjson", "application/vnd.apache.parquet", "application/vnd.sqlite3", ))

    async def changes(self, *, dataset: Literal["bank-holidays", "companies", "ifsc", "market-days", "phone", "pincode", "stations"], since: str | None = None, until: str | None = None, format: Literal["csv", "ndjson"]) -> File:
        """All changes of a period as a file. One change per line: key, kind of change, and the records before and after as JSON. Costs 10 units.
        
            dataset: Name of the dataset
            since: A date such as 2026-10-31, or a version; default the oldest available
            until: A date or a version; default the current one
            format: File format
        """
        return await self._transport.call("/v1/downloads/changes/{dataset}.{format}", "query", {"dataset": dataset, "since": since, "until": until, "format": format}, types=("text/csv", "application/x-ndjson", ))


class ChangesGroup(AsyncGroup):
    async def get(self, *, dataset: Literal["bank-holidays", "companies", "ifsc", "market-days", "phone", "pincode", "stations"], since: str | None = None, until: str | None = None, limit: int | None = None, offset: int | None = None) -> Answer[DatasetChanges]:
        """Records that refreshes have added, changed and withdrawn. Between an available earlier version and the current one, or two earlier ones. Costs 10 units.
        
            dataset: Name of the dataset
            since: A date such as 2026-10-31, or a version; default the oldest available
            until: A date or a version; default the current one
            limit: Page size
            offset: Number of changes to skip
        """
        return await self._transport.call("/v1/changes/{dataset}", "query", {"dataset": dataset, "since": since, "until": until, "limit": limit, "offset": offset})


class StatusGroup(AsyncGroup):
    async def __call__(self) -> Answer[ServiceStatus]:
        """Datasets and models: versions, sizes and age. Loaded datasets and models, the dates of their data, and what is stale or missing.
        """
        return await self._transport.call("/v1/status", "query", {})


class AsyncPotli:
    """Every operation as a coroutine of its group. Needs httpx: pip install potli[async]."""

    def __init__(
        self,
        base_url: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float = TIMEOUT,
        retries: int = RETRIES,
        longest_wait: float = LONGEST_WAIT,
    ) -> None:
        """
        base_url: Address of the service, such as https://potli.example
        headers: Headers of every request
        timeout: Seconds until a response must be complete
        retries: Number of retries after a response with the status 429 or 503
        longest_wait: Seconds that a call may wait for retries in all; an error that asks for more is raised at once
        """
        self._transport = AsyncTransport(Settings(base_url, dict(headers or {}), timeout, retries, longest_wait))
        self.companies = CompaniesGroup(self._transport)
        self.logos = LogosGroup(self._transport)
        self.hsn = HsnGroup(self._transport)
        self.ifsc = IfscGroup(self._transport)
        self.banks = BanksGroup(self._transport)
        self.mutual_funds = MutualFundsGroup(self._transport)
        self.validate = ValidateGroup(self._transport)
        self.words = WordsGroup(self._transport)
        self.address = AddressGroup(self._transport)
        self.airports = AirportsGroup(self._transport)
        self.pincode = PincodeGroup(self._transport)
        self.constituency = ConstituencyGroup(self._transport)
        self.rto = RtoGroup(self._transport)
        self.states = StatesGroup(self._transport)
        self.stations = StationsGroup(self._transport)
        self.trains = TrainsGroup(self._transport)
        self.holidays = HolidaysGroup(self._transport)
        self.market = MarketGroup(self._transport)
        self.panchang = PanchangGroup(self._transport)
        self.sun_moon = SunMoonGroup(self._transport)
        self.working_days = WorkingDaysGroup(self._transport)
        self.embed = EmbedGroup(self._transport)
        self.rerank = RerankGroup(self._transport)
        self.tamil_font = TamilFontGroup(self._transport)
        self.text = TextGroup(self._transport)
        self.thirukkural = ThirukkuralGroup(self._transport)
        self.transliterate = TransliterateGroup(self._transport)
        self.dns = DnsGroup(self._transport)
        self.email = EmailGroup(self._transport)
        self.ip = IpGroup(self._transport)
        self.mtr = MtrGroup(self._transport)
        self.phone = PhoneGroup(self._transport)
        self.barcode = BarcodeGroup(self._transport)
        self.code_image = CodeImageGroup(self._transport)
        self.fake = FakeGroup(self._transport)
        self.og_image = OgImageGroup(self._transport)
        self.qr = QrGroup(self._transport)
        self.upi_qr = UpiQrGroup(self._transport)
        self.regex = RegexGroup(self._transport)
        self.propagation = PropagationGroup(self._transport)
        self.sat_pass = SatPassGroup(self._transport)
        self.satellites = SatellitesGroup(self._transport)
        self.codes = CodesGroup(self._transport)
        self.image = ImageGroup(self._transport)
        self.ocr = OcrGroup(self._transport)
        self.pdf = PdfGroup(self._transport)
        self.redact_file = RedactFileGroup(self._transport)
        self.identify = IdentifyGroup(self._transport)
        self.downloads = DownloadsGroup(self._transport)
        self.changes = ChangesGroup(self._transport)
        self.status = StatusGroup(self._transport)

    async def close(self) -> None:
        await self._transport.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
