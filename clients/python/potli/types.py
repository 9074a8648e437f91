# Generated from the operations when the project is built. Do not edit.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from typing import Any, Dict, List, Literal, NotRequired, TypeAlias, TypedDict

# Source of the data
Source = TypedDict(
    "Source",
    {
        # Name of the dataset
        "name": "str",
        # URL of the publisher
        "url": "str",
        # Licence of the data
        "licence": "str",
        # Loaded version
        "version": "str",
        # Date of the data given by the publisher: a year, month, day or time
        "asOf": "NotRequired[str | None]",
        # When it was retrieved
        "retrieved": "str",
        # Required attribution
        "attribution": "str",
    },
)

# A filter value, its label, and the number of results
FacetValue = TypedDict(
    "FacetValue",
    {
        # Value for the filter
        "value": "str",
        # Human-readable label
        "label": "str",
        # Number of results
        "count": "int",
    },
)

# Information about the result
Meta = TypedDict(
    "Meta",
    {
        # On lists: number of matches
        "total": "NotRequired[int]",
        # On paged lists: page size in effect
        "limit": "NotRequired[int]",
        # On paged lists: results skipped
        "offset": "NotRequired[int]",
        # Remark on this response
        "note": "NotRequired[str]",
        # With facets: counts of each value, most frequent first
        "facets": "NotRequired[Dict[str, List[FacetValue]]]",
        "source": "NotRequired[Source]",
        # All sources, if there are several
        "sources": "NotRequired[List[Source]]",
    },
)

DownloadTable = TypedDict(
    "DownloadTable",
    {
        # Name of the table
        "name": "str",
        # Content of the table
        "title": "str",
        # Dataset of the table
        "dataset": "str",
        # Number of rows
        "rows": "int",
        # Version of the dataset
        "version": "str",
        # Date of the data given by the publisher
        "asOf": "str | None",
        # When it was retrieved
        "retrieved": "str",
        # Licence of the data
        "licence": "str",
        # Required attribution
        "attribution": "str",
        # Columns in order
        "columns": "List[DownloadTable_ColumnsItem]",
        # The same rows in each format
        "files": "List[DownloadTable_FilesItem]",
    },
)

DownloadTable_ColumnsItem = TypedDict(
    "DownloadTable_ColumnsItem",
    {
        # Column name in CSV, member name in NDJSON
        "name": "str",
        # Type of the values
        "type": "str",
    },
)

DownloadTable_FilesItem = TypedDict(
    "DownloadTable_FilesItem",
    {
        # Format, also the file extension
        "format": "Literal[\"csv\", \"ndjson\", \"parquet\", \"sqlite\"]",
        # URL of the file
        "url": "str",
        # Media type
        "type": "str",
        # Uncompressed size; null until the file has been generated
        "bytes": "int | None",
        # SHA-256 of the uncompressed file; null until it has been generated
        "sha256": "str | None",
    },
)

DatasetChanges = TypedDict(
    "DatasetChanges",
    {
        # Earlier version of the comparison
        "from": "DatasetChanges_From",
        # Current version
        "to": "DatasetChanges_To",
        # Number of changes by kind
        "counts": "DatasetChanges_Counts",
        # Versions available for comparison
        "versions": "List[DatasetChanges_VersionsItem]",
        # One page of changes, sorted by key
        "changes": "List[DatasetChanges_ChangesItem]",
    },
)

# Earlier version of the comparison
DatasetChanges_From = TypedDict(
    "DatasetChanges_From",
    {
        # Version of the dataset
        "version": "str",
        # When it was retrieved
        "retrieved": "str",
    },
)

# Current version
DatasetChanges_To = TypedDict(
    "DatasetChanges_To",
    {
        # Version of the dataset
        "version": "str",
        # When it was retrieved
        "retrieved": "str",
    },
)

# Number of changes by kind
DatasetChanges_Counts = TypedDict(
    "DatasetChanges_Counts",
    {
        # Number of added records
        "added": "int",
        # Number of changed records
        "changed": "int",
        # Number of withdrawn records
        "withdrawn": "int",
    },
)

# An available version
DatasetChanges_VersionsItem = TypedDict(
    "DatasetChanges_VersionsItem",
    {
        # Version of the dataset
        "version": "str",
        # When it was retrieved
        "retrieved": "str",
    },
)

DatasetChanges_ChangesItem = TypedDict(
    "DatasetChanges_ChangesItem",
    {
        # Key of the record, such as an IFSC
        "key": "str",
        # Kind of change
        "change": "Literal[\"added\", \"changed\", \"withdrawn\"]",
        # Previous record; null if it was added
        "before": "Any",
        # Current record; null if it was withdrawn
        "after": "Any",
    },
)

DatasetStatus = TypedDict(
    "DatasetStatus",
    {
        # Name of the dataset
        "name": "str",
        # Whether there is data to serve
        "loaded": "bool",
        # Rows of all kinds
        "rows": "int | None",
        # Rows by kind
        "counts": "Dict[str, int] | None",
        # Version that is loaded
        "version": "str | None",
        # Date of the data given by the publisher
        "asOf": "str | None",
        # Explanation of that date, or of its absence
        "asOfNote": "str | None",
        # Fields that are older than the rest
        "olderFields": "DatasetStatus_OlderFields | None",
        # When it was retrieved
        "retrieved": "str | None",
        # Whole days since asOf
        "ageDays": "int | None",
        # Whether the usual update interval of the publisher has passed
        "stale": "bool | None",
        # Origin of the data: bundled or refresh
        "origin": "str | None",
        # Why the dataset is not loaded, or why its last refresh failed
        "problem": "str | None",
    },
)

# Fields that are older than the rest
DatasetStatus_OlderFields = TypedDict(
    "DatasetStatus_OlderFields",
    {
        # Date of these fields
        "asOf": "str",
        # Names of the fields
        "fields": "List[str]",
    },
)

ServiceStatus = TypedDict(
    "ServiceStatus",
    {
        # Version of Potli
        "version": "str",
        # Seconds since the start
        "uptimeSeconds": "int",
        # Every dataset
        "datasets": "List[DatasetStatus]",
        # Every model, and whether it could be loaded
        "models": "List[Dict[str, Any]]",
    },
)

Company = TypedDict(
    "Company",
    {
        # Exchange and ticker, such as NSE:RELIANCE
        "id": "str",
        # Where the shares are listed
        "exchange": "Literal[\"NSE\", \"BSE\"]",
        # Symbol at the NSE, six-digit scrip code at the BSE
        "ticker": "str",
        # Registered name
        "company": "str",
        # Sector, as the exchange classifies it
        "sector": "str | None",
        # Industry within the sector
        "industry": "str | None",
        # What the company does, in a sentence
        "oneLine": "str | None",
        # ISIN of its shares
        "isin": "str",
        # Currency in which the shares are traded
        "currency": "str",
        # Market capitalisation in rupees; null if unknown
        "marketCap": "int | None",
        # Whether it belongs to one of the indexes below
        "isIndexConstituent": "bool",
        # NIFTY indexes that it belongs to
        "indexes": "List[str]",
        # URLs of the logo, or of initials if there is none
        "logo": "Company_Logo",
        # Links to related resources
        "links": "Company_Links",
    },
)

# URLs of the logo, or of initials if there is none
Company_Logo = TypedDict(
    "Company_Logo",
    {
        # URL of the PNG
        "png": "str",
        # URL of the SVG
        "svg": "str",
    },
)

# Links to related resources
Company_Links = TypedDict(
    "Company_Links",
    {
        # URL of this record
        "self": "str",
    },
)

Code = TypedDict(
    "Code",
    {
        # Code as digits, without spaces
        "code": "str",
        # hsn for goods, sac for services
        "kind": "Literal[\"hsn\", \"sac\"]",
        # Level in the hierarchy, by its length
        "level": "Literal[\"chapter\", \"heading\", \"subheading\", \"tariff_item\"]",
        # Description in the tariff
        "description": "str",
        # For codes withdrawn by an edition of the Harmonized System: the latest day on which they can have been valid
        "validTo": "NotRequired[str]",
        # For withdrawn codes: their replacements, if known
        "successors": "NotRequired[List[str]]",
        # Ancestors in the hierarchy, broadest first
        "parents": "List[ListedCode]",
        # Direct children in the hierarchy
        "children": "List[ListedCode]",
    },
)

ListedCode = TypedDict(
    "ListedCode",
    {
        # Code as digits, without spaces
        "code": "str",
        # hsn for goods, sac for services
        "kind": "Literal[\"hsn\", \"sac\"]",
        # Level in the hierarchy, by its length
        "level": "Literal[\"chapter\", \"heading\", \"subheading\", \"tariff_item\"]",
        # Description in the tariff
        "description": "str",
        # For codes withdrawn by an edition of the Harmonized System: the latest day on which they can have been valid
        "validTo": "NotRequired[str]",
        # For withdrawn codes: their replacements, if known
        "successors": "NotRequired[List[str]]",
        # In searches: the everyday word that matched, if the description does not contain it
        "matched": "NotRequired[ListedCode_Matched]",
    },
)

# In searches: the everyday word that matched, if the description does not contain it
ListedCode_Matched = TypedDict(
    "ListedCode_Matched",
    {
        # Matched by an everyday word
        "kind": "Literal[\"everyday\"]",
        # The everyday word
        "name": "str",
    },
)

Branch = TypedDict(
    "Branch",
    {
        # Indian Financial System Code of the branch, 11 characters
        "ifsc": "str",
        # Bank of the branch
        "bank": "Branch_Bank",
        # Name of the branch
        "branch": "str | None",
        # Postal address given by the bank
        "address": "str | None",
        # City or town given by the bank
        "city": "str | None",
        # Banking centre of the Reserve Bank
        "centre": "str | None",
        # Current name of the district
        "district": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Pincode, six digits
        "pincode": "str | None",
        # Telephone number of the branch
        "contact": "str | None",
        # MICR code: nine digits on cheques
        "micr": "str | None",
        # SWIFT code (BIC), if the branch has its own
        "swift": "str | None",
        # Whether it supports IMPS
        "imps": "bool | None",
        # Whether it supports NEFT
        "neft": "bool | None",
        # Whether it supports RTGS
        "rtgs": "bool | None",
        # Whether its bank supports UPI
        "upi": "bool | None",
        # Fields inferred from the bank, which operates in a single state or district
        "inferred": "NotRequired[List[str]]",
    },
)

# Bank of the branch
Branch_Bank = TypedDict(
    "Branch_Bank",
    {
        # Bank code: the first four letters of its IFSCs
        "code": "str",
        # Name of the bank
        "name": "str",
    },
)

Bank = TypedDict(
    "Bank",
    {
        # Bank code: the first four letters of its IFSCs
        "code": "str",
        # Name of the bank
        "name": "str",
        # Whether it supports UPI
        "upi": "bool | None",
        # Number of branches with an IFSC
        "branches": "int",
        # Kind of bank, such as foreign or urban_cooperative
        "type": "str | None",
        # MICR code of the bank
        "micr": "str | None",
    },
)

ListedBank = TypedDict(
    "ListedBank",
    {
        # Bank code: the first four letters of its IFSCs
        "code": "str",
        # Name of the bank
        "name": "str",
        # Whether it supports UPI
        "upi": "bool | None",
        # Number of branches with an IFSC
        "branches": "int",
    },
)

Scheme = TypedDict(
    "Scheme",
    {
        # AMFI scheme code
        "code": "int",
        # Full name, with plan and option
        "name": "str",
        # Asset management company (AMC)
        "fundHouse": "str",
        # Scheme type: open ended, close ended or interval
        "type": "str",
        # Category, such as Equity Scheme - Large Cap Fund
        "category": "str",
        # Direct, or regular (through a distributor); null if unknown
        "plan": "Literal[\"direct\", \"regular\"] | None",
        # Option for income: growth, payout (idcw) or bonus units; null if unknown
        "option": "Literal[\"growth\", \"idcw\", \"bonus\"] | None",
        # Plan as written by AMFI, in its own column or in the name; null if absent
        "planLabel": "str | None",
        # Option as written by AMFI, in its own column or in the name; null if absent
        "optionLabel": "str | None",
        # ISIN of growth or payout units
        "isinGrowth": "str | None",
        # ISIN of reinvestment units
        "isinReinvestment": "str | None",
        # Net asset value per unit, in rupees
        "nav": "float | None",
        # Date of the value as YYYY-MM-DD
        "navDate": "str | None",
        # Whether the value is at most 30 days older than the newest in the file
        "active": "bool",
    },
)

FundHouse = TypedDict(
    "FundHouse",
    {
        # Asset management company (AMC)
        "name": "str",
        # Number of schemes in the AMFI file
        "schemes": "int",
        # Number of active schemes
        "activeSchemes": "int",
    },
)

Validation = TypedDict(
    "Validation",
    {
        # Type of identifier
        "kind": "Literal[\"gstin\", \"pan\", \"ifsc\", \"tan\", \"cin\", \"aadhaar\", \"upi\", \"vehicle\", \"isin\", \"pincode\", \"udyam\", \"voter\", \"passport\", \"driving-licence\", \"card\"]",
        # The value without spaces and hyphens, in capitals
        "value": "str",
        # Whether all rules hold; whether it was issued is not checked
        "valid": "bool",
        # First rule that is violated
        "reason": "str | None",
        # Result of every rule; null if an earlier one was violated
        "checks": "Dict[str, bool | None]",
        # Information decoded from the number
        "details": "Dict[str, str | None] | None",
    },
)

WordsResult = TypedDict(
    "WordsResult",
    {
        # The number without separators
        "number": "str",
        # The number with Indian separators
        "formatted": "str",
        # Language of the words
        "language": "Literal[\"en\", \"hi\", \"ta\", \"te\", \"kn\", \"ml\", \"mr\", \"gu\", \"bn\", \"pa\", \"or\", \"as\", \"ur\", \"ne\"]",
        # Number, amount of money, or amount as on a cheque
        "style": "Literal[\"number\", \"currency\", \"cheque\"]",
        # Number in words
        "words": "str",
    },
)

ParsedWords = TypedDict(
    "ParsedWords",
    {
        # The number without separators
        "number": "str",
        # The number with Indian separators
        "formatted": "str",
        # Language of the words
        "language": "Literal[\"en\", \"hi\", \"ta\", \"te\", \"kn\", \"ml\", \"mr\", \"gu\", \"bn\", \"pa\", \"or\", \"as\", \"ur\", \"ne\"]",
        # Whether the words include rupees or paise
        "currency": "bool",
    },
)

AddressReadResult = TypedDict(
    "AddressReadResult",
    {
        # Parts of the address
        "parts": "AddressParts",
        # verified: in the address and confirmed by the names; given: in the address but not confirmed by the names; corrected: the address has a different one, see corrections; inferred: the address has none; null: no pincode is known
        "pincodeFrom": "Literal[\"given\", \"verified\", \"corrected\", \"inferred\"] | None",
        # Up to five pincodes, most likely first
        "candidates": "List[AddressCandidate]",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Approximate accuracy radius of the position
        "accuracyKm": "float | None",
        # Confidence that the pincode is right, from 0 to 1; at most 0.89 from names alone
        "confidence": "float",
        # Parts that are probably wrong; empty if none
        "corrections": "List[AddressCorrection]",
        # Lines for an envelope in the format of India Post: the pincode after the city, the state last
        "formatted": "List[str]",
    },
)

AddressParts = TypedDict(
    "AddressParts",
    {
        # Addressee: a person, with S/o, W/o or C/o
        "name": "NotRequired[str]",
        # Number of the house, flat, plot or shop, and the floor
        "house": "NotRequired[str]",
        # Building, society or institution
        "building": "NotRequired[str]",
        # Road, street, lane or cross
        "street": "NotRequired[str]",
        # Landmark: what it is near, opposite or behind
        "landmark": "NotRequired[str]",
        # Locality, colony, sector or village
        "locality": "NotRequired[str]",
        # City or town, as written
        "city": "NotRequired[str]",
        # Taluk, tehsil, mandal or block, as written
        "subDistrict": "NotRequired[str]",
        # Current name of the district; null if the address does not determine it
        "district": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Most likely pincode; null if none is likely
        "pincode": "str | None",
    },
)

AddressCandidate = TypedDict(
    "AddressCandidate",
    {
        # Pincode, six digits
        "pincode": "str",
        # Main post office of the pincode
        "office": "str",
        # Current name of the district
        "district": "str",
        # State or union territory
        "state": "str",
        # From 0 to 1
        "confidence": "float",
        # Names in the address that match this pincode
        "why": "str",
    },
)

AddressCorrection = TypedDict(
    "AddressCorrection",
    {
        # Value in the address
        "from": "str",
        # More likely value; null if there is none
        "to": "str | None",
        # Why the value is probably wrong
        "why": "str",
    },
)

ListedAirport = TypedDict(
    "ListedAirport",
    {
        # OurAirports identifier, which every airport has
        "ident": "str",
        # IATA code of three letters
        "iata": "str | None",
        # ICAO code of four letters
        "icao": "str | None",
        # Official name of the airport
        "name": "str",
        # Type of airport, by size and use
        "type": "Literal[\"large_airport\", \"medium_airport\", \"small_airport\", \"seaplane_base\", \"heliport\"]",
        # City or town that the airport serves
        "city": "str | None",
        # Two-letter ISO code
        "country": "str",
        # Country, in English
        "countryName": "str",
        # ISO 3166-2 code
        "region": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # Indian state or union territory
        "state": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Elevation above sea level, in feet
        "elevationFt": "int | None",
        # Whether it has scheduled airline service
        "scheduledService": "bool",
        # IANA time zone
        "timezone": "str",
        # Website of the airport
        "website": "str | None",
        # URL of its Wikipedia article
        "wikipedia": "str | None",
    },
)

NearbyAirport = TypedDict(
    "NearbyAirport",
    {
        # OurAirports identifier, which every airport has
        "ident": "str",
        # IATA code of three letters
        "iata": "str | None",
        # ICAO code of four letters
        "icao": "str | None",
        # Official name of the airport
        "name": "str",
        # Type of airport, by size and use
        "type": "Literal[\"large_airport\", \"medium_airport\", \"small_airport\", \"seaplane_base\", \"heliport\"]",
        # City or town that the airport serves
        "city": "str | None",
        # Two-letter ISO code
        "country": "str",
        # Country, in English
        "countryName": "str",
        # ISO 3166-2 code
        "region": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # Indian state or union territory
        "state": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Elevation above sea level, in feet
        "elevationFt": "int | None",
        # Whether it has scheduled airline service
        "scheduledService": "bool",
        # IANA time zone
        "timezone": "str",
        # Website of the airport
        "website": "str | None",
        # URL of its Wikipedia article
        "wikipedia": "str | None",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

Airport = TypedDict(
    "Airport",
    {
        # OurAirports identifier, which every airport has
        "ident": "str",
        # IATA code of three letters
        "iata": "str | None",
        # ICAO code of four letters
        "icao": "str | None",
        # Official name of the airport
        "name": "str",
        # Type of airport, by size and use
        "type": "Literal[\"large_airport\", \"medium_airport\", \"small_airport\", \"seaplane_base\", \"heliport\"]",
        # City or town that the airport serves
        "city": "str | None",
        # Two-letter ISO code
        "country": "str",
        # Country, in English
        "countryName": "str",
        # ISO 3166-2 code
        "region": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # Indian state or union territory
        "state": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Elevation above sea level, in feet
        "elevationFt": "int | None",
        # Whether it has scheduled airline service
        "scheduledService": "bool",
        # IANA time zone
        "timezone": "str",
        # Website of the airport
        "website": "str | None",
        # URL of its Wikipedia article
        "wikipedia": "str | None",
        # Runways in use
        "runways": "List[Airport_RunwaysItem]",
    },
)

Airport_RunwaysItem = TypedDict(
    "Airport_RunwaysItem",
    {
        # Designators of both ends, such as 07/25
        "name": "str | None",
        # In feet
        "lengthFt": "int | None",
        # In feet
        "widthFt": "int | None",
        # Surface as given by OurAirports, such as asphalt
        "surface": "str | None",
        # Whether it is lighted
        "lighted": "bool",
    },
)

Around = TypedDict(
    "Around",
    {
        # Pincode, six digits
        "pincode": "str",
        # Current name of the district
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Nearest station in current timetables, or in older lists if none is near
        "station": "Around_Station | None",
        # Nearest airport with scheduled flights
        "airport": "Around_Airport | None",
        # Up to five active transport offices of the district or city, nearest first; those of unknown position last
        "transportOffices": "List[Around_TransportOfficesItem]",
        # Most likely assembly seat; /v1/constituency lists the other candidates
        "assembly": "Around_Assembly | None",
        # The seat of the lower house of Parliament
        "lokSabha": "Around_LokSabha",
    },
)

Around_Station = TypedDict(
    "Around_Station",
    {
        # Code of the station, such as MAS
        "code": "str",
        # Name of the station or airport
        "name": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

Around_Airport = TypedDict(
    "Around_Airport",
    {
        # IATA code of three letters
        "iata": "str | None",
        # ICAO code of four letters
        "icao": "str | None",
        # Name of the station or airport
        "name": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

Around_TransportOfficesItem = TypedDict(
    "Around_TransportOfficesItem",
    {
        # Code on number plates, such as TN-01
        "code": "str",
        # Name of the transport office
        "office": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float | None",
    },
)

Around_Assembly = TypedDict(
    "Around_Assembly",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # Distance to the centre of the seat; null if found by boundaries
        "distanceKm": "float | None",
    },
)

# The seat of the lower house of Parliament
Around_LokSabha = TypedDict(
    "Around_LokSabha",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # How it was found: by boundaries, by the nearest seat, or because the state has no other
        "method": "Literal[\"boundary\", \"nearest_seat\", \"only_seat\"]",
        # From 0 to 1
        "confidence": "float",
    },
)

AddressNearResult = TypedDict(
    "AddressNearResult",
    {
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Locality name of the nearest post office
        "locality": "str | None",
        # The nearest post office
        "office": "AddressNearResult_Office",
        # Pincode, six digits
        "pincode": "str",
        # From 0 to 1
        "pincodeConfidence": "float",
        # Current name of the district
        "district": "str",
        # From 0 to 1
        "districtConfidence": "float",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # From 0 to 1
        "stateConfidence": "float",
        # Nearest station in current timetables, or in older lists if none is near
        "station": "AddressNearResult_Station | None",
        # Nearest airport with scheduled flights
        "airport": "AddressNearResult_Airport | None",
        # Up to five active transport offices of the district or city, nearest first; those of unknown position last
        "transportOffices": "List[AddressNearResult_TransportOfficesItem]",
        # Most likely assembly seat; /v1/constituency lists the other candidates
        "assembly": "AddressNearResult_Assembly | None",
        # The seat of the lower house of Parliament
        "lokSabha": "AddressNearResult_LokSabha",
    },
)

# The nearest post office
AddressNearResult_Office = TypedDict(
    "AddressNearResult_Office",
    {
        # Name of the post office
        "name": "str",
        # Pincode, six digits
        "pincode": "str",
        # Head, post or branch office
        "type": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

AddressNearResult_Station = TypedDict(
    "AddressNearResult_Station",
    {
        # Code of the station, such as MAS
        "code": "str",
        # Name of the station or airport
        "name": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

AddressNearResult_Airport = TypedDict(
    "AddressNearResult_Airport",
    {
        # IATA code of three letters
        "iata": "str | None",
        # ICAO code of four letters
        "icao": "str | None",
        # Name of the station or airport
        "name": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

AddressNearResult_TransportOfficesItem = TypedDict(
    "AddressNearResult_TransportOfficesItem",
    {
        # Code on number plates, such as TN-01
        "code": "str",
        # Name of the transport office
        "office": "str",
        # Great-circle distance in kilometres
        "distanceKm": "float | None",
    },
)

AddressNearResult_Assembly = TypedDict(
    "AddressNearResult_Assembly",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # Distance to the centre of the seat; null if found by boundaries
        "distanceKm": "float | None",
    },
)

# The seat of the lower house of Parliament
AddressNearResult_LokSabha = TypedDict(
    "AddressNearResult_LokSabha",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # How it was found: by boundaries, by the nearest seat, or because the state has no other
        "method": "Literal[\"boundary\", \"nearest_seat\", \"only_seat\"]",
        # From 0 to 1
        "confidence": "float",
    },
)

ConstituenciesOfPlace = TypedDict(
    "ConstituenciesOfPlace",
    {
        # Pincode, six digits
        "pincode": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Current name of the district
        "district": "str",
        # Three seats with the nearest centres, best first: seats of the returned Lok Sabha seat before others, each by distance. A seat has distance 0 in the pincode of its own town. Empty if a territory has no assembly
        "assembly": "List[ConstituenciesOfPlace_AssemblyItem]",
        # The seat of the lower house of Parliament
        "lokSabha": "ConstituenciesOfPlace_LokSabha",
        # How the Lok Sabha seat was found: by boundaries, by the nearest seat, or because the state has no other
        "method": "Literal[\"boundary\", \"nearest_seat\", \"only_seat\"]",
        # Confidence of the Lok Sabha seat, from 0 to 1
        "confidence": "float",
    },
)

ConstituenciesOfPlace_AssemblyItem = TypedDict(
    "ConstituenciesOfPlace_AssemblyItem",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # Reservation of the seat
        "reserved": "Literal[\"SC\", \"ST\", \"BL\", \"Sangha\"] | None",
        # Great-circle distance in kilometres
        "distanceKm": "float | None",
        # Number of the Lok Sabha seat it belongs to
        "lokSabha": "int",
    },
)

# The seat of the lower house of Parliament
ConstituenciesOfPlace_LokSabha = TypedDict(
    "ConstituenciesOfPlace_LokSabha",
    {
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # Reservation of the seat
        "reserved": "Literal[\"SC\", \"ST\", \"BL\", \"Sangha\"] | None",
    },
)

ConstituencyResult = TypedDict(
    "ConstituencyResult",
    {
        # House: state assembly or Lok Sabha
        "level": "Literal[\"assembly\", \"loksabha\"]",
        # Number of the seat within its state
        "number": "int",
        # Name of the seat
        "name": "str",
        # Reservation of the seat
        "reserved": "Literal[\"SC\", \"ST\", \"BL\", \"Sangha\"] | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Lok Sabha seat that an assembly seat belongs to
        "lokSabha": "ConstituencyResult_LokSabha | None",
    },
)

ConstituencyResult_LokSabha = TypedDict(
    "ConstituencyResult_LokSabha",
    {
        # Number of the Lok Sabha seat within its state
        "number": "int",
        # Name of the Lok Sabha seat
        "name": "str",
    },
)

Pincode = TypedDict(
    "Pincode",
    {
        # Pincode, six digits
        "pincode": "str",
        # Current name of the district
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Post offices of the pincode
        "offices": "List[PostOffice]",
        # Localities of the pincode without their own post office, as named by bank branches
        "localities": "List[str]",
    },
)

PostOffice = TypedDict(
    "PostOffice",
    {
        # Name of the post office
        "name": "str",
        # Type of post office
        "type": "Literal[\"Head Office\", \"Post Office\", \"Branch Office\"]",
        # Whether it delivers mail
        "delivery": "bool",
        # Postal division
        "division": "str",
        # Postal region; empty if the division reports to its circle directly
        "region": "str",
        # Postal circle, usually a state
        "circle": "str",
        # Current name of the district
        "district": "str",
        # Two-letter state code; APO for an army post office, which belongs to no state
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Present if the position is the centre of the pincode instead of that of the office
        "positionFrom": "NotRequired[Literal[\"pincode\"]]",
    },
)

PlacedOffice = TypedDict(
    "PlacedOffice",
    {
        # Pincode, six digits
        "pincode": "str",
        # Name of the post office
        "name": "str",
        # Type of post office
        "type": "Literal[\"Head Office\", \"Post Office\", \"Branch Office\"]",
        # Whether it delivers mail
        "delivery": "bool",
        # Postal division
        "division": "str",
        # Postal region; empty if the division reports to its circle directly
        "region": "str",
        # Postal circle, usually a state
        "circle": "str",
        # Current name of the district
        "district": "str",
        # Two-letter state code; APO for an army post office, which belongs to no state
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Present if the position is the centre of the pincode instead of that of the office
        "positionFrom": "NotRequired[Literal[\"pincode\"]]",
        "matched": "NotRequired[MatchedName]",
    },
)

# Name by which it was found, if not its own
MatchedName = TypedDict(
    "MatchedName",
    {
        # What the matched name refers to
        "kind": "Literal[\"state\", \"district\", \"town\", \"locality\"]",
        # Matched name
        "name": "str",
    },
)

NearbyOffice = TypedDict(
    "NearbyOffice",
    {
        # Pincode, six digits
        "pincode": "str",
        # Name of the post office
        "name": "str",
        # Type of post office
        "type": "Literal[\"Head Office\", \"Post Office\", \"Branch Office\"]",
        # Whether it delivers mail
        "delivery": "bool",
        # Postal division
        "division": "str",
        # Postal region; empty if the division reports to its circle directly
        "region": "str",
        # Postal circle, usually a state
        "circle": "str",
        # Current name of the district
        "district": "str",
        # Two-letter state code; APO for an army post office, which belongs to no state
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Present if the position is the centre of the pincode instead of that of the office
        "positionFrom": "NotRequired[Literal[\"pincode\"]]",
        # Great-circle distance in kilometres
        "distanceKm": "float",
    },
)

Village = TypedDict(
    "Village",
    {
        # Name of the village or locality
        "village": "str",
        # Pincode, six digits
        "pincode": "str",
        # Post office that served it in 2017
        "office": "str",
        # Tehsil, taluk, mandal or block
        "subDistrict": "str",
        # Current district of the post office
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # From Wikidata, if a place of this name is near the centre of the pincode; otherwise null
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
    },
)

OfficeOfPlate = TypedDict(
    "OfficeOfPlate",
    {
        # Such as TN-01; BH for the nationwide series
        "code": "str",
        # Codes of the same office with a former or second prefix of its state
        "aliases": "List[str]",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Name of the transport office; null for the nationwide series
        "office": "str | None",
        # City or town of the office
        "city": "str | None",
        # Current name of the district
        "district": "str | None",
        # Type of office, or of series
        "type": "Literal[\"RTO\", \"Sub RTO\", \"DTO\", \"Registering authority\", \"Special series\", \"State series\", \"Bharat series\"]",
        # false: no longer assigned to new vehicles
        "active": "bool",
        # The code that replaced this one
        "successor": "str | None",
        # Remark on the code
        "note": "str | None",
        # Other parts, if a full plate was given
        "plate": "OfficeOfPlate_Plate | None",
    },
)

OfficeOfPlate_Plate = TypedDict(
    "OfficeOfPlate_Plate",
    {
        # Series letters before the last digits
        "series": "str | None",
        # The last digits
        "serial": "str | None",
        # Year of registration, in the nationwide series
        "year": "int | None",
    },
)

TransportOffice = TypedDict(
    "TransportOffice",
    {
        # Such as TN-01; BH for the nationwide series
        "code": "str",
        # Codes of the same office with a former or second prefix of its state
        "aliases": "List[str]",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Name of the transport office; null for the nationwide series
        "office": "str | None",
        # City or town of the office
        "city": "str | None",
        # Current name of the district
        "district": "str | None",
        # Type of office, or of series
        "type": "Literal[\"RTO\", \"Sub RTO\", \"DTO\", \"Registering authority\", \"Special series\", \"State series\", \"Bharat series\"]",
        # false: no longer assigned to new vehicles
        "active": "bool",
        # The code that replaced this one
        "successor": "str | None",
        # Remark on the code
        "note": "str | None",
    },
)

State = TypedDict(
    "State",
    {
        # Two-letter ISO 3166-2:IN code
        "code": "str",
        # Official name
        "name": "str",
        # State or union territory
        "type": "Literal[\"state\", \"union_territory\"]",
        # GST state code: the first two digits of GSTINs
        "gstCode": "str",
        # Prefixes of number plates, including former ones
        "vehicleCodes": "List[str]",
        # Capital; the summer capital where there are two
        "capital": "str",
        # Main official languages
        "languages": "List[str]",
    },
)

FoundStation = TypedDict(
    "FoundStation",
    {
        # Station code, such as MAS
        "code": "str",
        # Name of the station
        "name": "str",
        # Code of the railway zone
        "zone": "str | None",
        # Name of the railway zone
        "zoneName": "str | None",
        # Source of the zone: from a list, from the nearest listed station, or guessed from places of this name
        "zoneSource": "Literal[\"listed\", \"nearest\", \"name\"] | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Current name of the district
        "district": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Codes replaced by this one, or used by older lists for the same station
        "formerCodes": "List[str]",
        # false: only in the older code list of the railways
        "inTimetable": "bool",
        # In searches around a place
        "distanceKm": "NotRequired[float]",
    },
)

RailwayZone = TypedDict(
    "RailwayZone",
    {
        # Code of the zone, such as SR
        "code": "str",
        # Name of the zone
        "name": "str",
        # City of its headquarters
        "headquarters": "str",
        # Divisions of the zone
        "divisions": "List[str]",
        # Remark
        "note": "str | None",
        # Number of stations of the dataset in the zone
        "stations": "int",
    },
)

Station = TypedDict(
    "Station",
    {
        # Station code, such as MAS
        "code": "str",
        # Name of the station
        "name": "str",
        # Code of the railway zone
        "zone": "str | None",
        # Name of the railway zone
        "zoneName": "str | None",
        # Source of the zone: from a list, from the nearest listed station, or guessed from places of this name
        "zoneSource": "Literal[\"listed\", \"nearest\", \"name\"] | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Current name of the district
        "district": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Codes replaced by this one, or used by older lists for the same station
        "formerCodes": "List[str]",
        # false: only in the older code list of the railways
        "inTimetable": "bool",
    },
)

Train = TypedDict(
    "Train",
    {
        # Train number, five digits
        "number": "str",
        # Expanded name, with station names in place of codes
        "name": "str",
        # Name in the list of the railways: abbreviated, truncated at about sixteen letters
        "listedAs": "str",
        # Kind of train, from the name or the first digit of the number
        "kind": "str",
        # Special train for a season or an occasion: its number begins with 0
        "special": "bool",
        # Origin and destination, derived from the name, the return train or a table of well-known trains; a single one if the other is unknown. Not the route
        "stations": "List[Train_StationsItem]",
        # Popular and former names
        "aliases": "List[str]",
    },
)

Train_StationsItem = TypedDict(
    "Train_StationsItem",
    {
        # Code of the station
        "code": "str",
        # Name of the station
        "name": "str",
    },
)

Holiday = TypedDict(
    "Holiday",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # Day of the week, in English
        "weekday": "str",
        # Name in the list
        "name": "str",
        # Calendar that the holiday belongs to
        "type": "Literal[\"bank\", \"government\", \"market\", \"festival\"]",
        # Category within the type
        "kind": "Literal[\"gazetted\", \"restricted\", \"ad_hoc\", \"state_day\", \"ni_act\", \"closing_of_accounts\", \"weekly\", \"trading\", \"muhurat\", \"special_session\", \"festival\"]",
        # State codes; * is the whole country
        "states": "List[str]",
        # Bank holidays: offices of the Reserve Bank that list the day
        "offices": "List[str] | None",
        # Market: exchanges that observe the holiday
        "exchanges": "List[Literal[\"nse\", \"bse\"]] | None",
        # Depends on the sighting of the moon
        "tentative": "bool",
        # published: from an official list; provisional: by rule until that list is published; computed: from astronomy
        "status": "Literal[\"published\", \"provisional\", \"computed\"]",
        # Market: hours of a special session, IST
        "sessions": "List[Holiday_SessionsItem] | None",
        # Official order that declares the holiday, or the rule that determines the date of a festival
        "note": "str | None",
        # Name to show: in lang where it is known; with state, without festivals of other states
        "label": "NotRequired[str]",
    },
)

Holiday_SessionsItem = TypedDict(
    "Holiday_SessionsItem",
    {
        # HH:MM
        "start": "str",
        # HH:MM
        "end": "str",
    },
)

MarketStatusResult = TypedDict(
    "MarketStatusResult",
    {
        # Requested exchange
        "exchange": "Literal[\"nse\", \"bse\"]",
        # Shares, futures and options, or currencies
        "segment": "Literal[\"equity\", \"fno\", \"currency\"]",
        # Time of the status
        "at": "str",
        # The date in India
        "date": "str",
        # Whether there is a normal session, or a full or short special session; muhurat trading alone does not count
        "tradingDay": "bool",
        # Market status at that time
        "status": "Literal[\"pre_open\", \"open\", \"closing_auction\", \"post_close\", \"closed\", \"holiday\", \"muhurat\", \"special\"]",
        # Whether continuous trading is open; null if the hours of a special session are unknown
        "open": "bool | None",
        # Current session; null outside of sessions
        "session": "MarketStatusResult_Session | None",
        # All sessions of the date, in Indian time
        "sessions": "List[MarketStatusResult_SessionsItem]",
        # Name of the holiday, if it is one
        "holiday": "str | None",
        # Next start of continuous trading; null if beyond the published lists
        "nextOpen": "str | None",
        # Next end of continuous trading; null if beyond the published lists
        "nextClose": "str | None",
        # Last trading day before the date
        "previousTradingDay": "str | None",
        # First trading day after the date
        "nextTradingDay": "str | None",
    },
)

MarketStatusResult_Session = TypedDict(
    "MarketStatusResult_Session",
    {
        # Name of the session
        "name": "str",
        # Start time
        "start": "str",
        # End time
        "end": "str",
        # Remark
        "note": "str | None",
    },
)

MarketStatusResult_SessionsItem = TypedDict(
    "MarketStatusResult_SessionsItem",
    {
        # Name of the session
        "name": "str",
        # Start time
        "start": "str",
        # End time
        "end": "str",
        # Remark
        "note": "str | None",
    },
)

PanchangResult = TypedDict(
    "PanchangResult",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # Day of the week
        "vara": "PanchangResult_Vara",
        # Null if the sun does not rise
        "sunrise": "str | None",
        # Sunset after the sunrise
        "sunset": "str | None",
        # Null if there is none on this day
        "moonrise": "str | None",
        # Null if there is none on this day
        "moonset": "str | None",
        # All tithis between sunrise and the next sunrise
        "tithi": "List[PanchangResult_TithiItem]",
        # Lunar mansions between sunrise and the next sunrise
        "nakshatra": "List[PanchangResult_NakshatraItem]",
        # Yogas (from sun and moon together) in that interval
        "yoga": "List[PanchangResult_YogaItem]",
        # Karanas (half tithis) in that interval
        "karana": "List[PanchangResult_KaranaItem]",
        # The lunar month
        "masa": "PanchangResult_Masa",
        # Year in the common eras
        "samvat": "PanchangResult_Samvat",
        # Season, of six
        "ritu": "str",
        # Ayana: whether the sun moves north or south
        "ayana": "Literal[\"Uttarayana\", \"Dakshinayana\"]",
        # In the requested language
        "ayanaName": "str",
        # Sidereal sign of the sun at sunrise
        "sunSign": "str",
        # Sidereal sign of the moon at sunrise
        "moonSign": "str",
        # The Indian national calendar
        "saka": "PanchangResult_Saka",
        # The Tamil calendar
        "tamil": "PanchangResult_Tamil",
        # Rahu kalam, an eighth of the daytime; null if the sun does not rise and set
        "rahuKalam": "PanchangResult_RahuKalam | None",
        # Yamagandam, an eighth of the daytime; null if the sun does not rise and set
        "yamaganda": "PanchangResult_Yamaganda | None",
        # Gulika kalam, an eighth of the daytime; null if the sun does not rise and set
        "gulika": "PanchangResult_Gulika | None",
        # Abhijit muhurta; most almanacs do not use it on Wednesdays
        "abhijit": "PanchangResult_Abhijit | None",
        # Brahma muhurta, the last but one before sunrise; null if the sun does not rise
        "brahmaMuhurta": "PanchangResult_BrahmaMuhurta | None",
        # Durmuhurtas: inauspicious muhurtas of the day
        "durMuhurta": "List[PanchangResult_DurMuhurtaItem]",
        # With choghadiya=true: eight parts of the daylight and of the night; null if the sun does not rise and set
        "choghadiya": "NotRequired[PanchangResult_Choghadiya | None]",
        # Ayanamsa: degrees between the tropical and the sidereal zodiac
        "ayanamsa": "float",
        # Kshaya tithi: one without a sunrise
        "kshayaTithi": "str | None",
        # Whether the tithi of this sunrise also includes the next one (vriddhi)
        "vriddhiTithi": "bool",
        # Festivals of the day; empty with festivals=false
        "festivals": "List[PanchangResult_FestivalsItem]",
        # Place of the almanac
        "place": "PanchangResult_Place",
        # With days: the days after the first
        "following": "NotRequired[List[PanchangDay]]",
    },
)

# Day of the week
PanchangResult_Vara = TypedDict(
    "PanchangResult_Vara",
    {
        # 1 for Sunday to 7 for Saturday
        "number": "int",
        # Name in the almanac
        "name": "str",
        # Common name
        "weekday": "str",
    },
)

PanchangResult_TithiItem = TypedDict(
    "PanchangResult_TithiItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
        # Half of the lunar month: shukla (waxing) or krishna (waning)
        "paksha": "Literal[\"shukla\", \"krishna\"]",
        # In the requested language
        "pakshaName": "str",
    },
)

PanchangResult_NakshatraItem = TypedDict(
    "PanchangResult_NakshatraItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
        # Pada (quarter, 1 to 4) of the moon at its start or at sunrise
        "pada": "int",
        # Ruling planet
        "lord": "str",
    },
)

PanchangResult_YogaItem = TypedDict(
    "PanchangResult_YogaItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
    },
)

PanchangResult_KaranaItem = TypedDict(
    "PanchangResult_KaranaItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
    },
)

# The lunar month
PanchangResult_Masa = TypedDict(
    "PanchangResult_Masa",
    {
        # Month in the requested system
        "name": "str",
        # Month in the amanta system, ending with the new moon
        "amanta": "str",
        # Month in the purnimanta system, ending with the full moon
        "purnimanta": "str",
        # Whether it is a leap month (adhika)
        "adhika": "bool",
        # Whether it is a merged month (kshaya)
        "kshaya": "bool",
        # Half of the lunar month: shukla (waxing) or krishna (waning)
        "paksha": "Literal[\"shukla\", \"krishna\"]",
        # In the requested language
        "pakshaName": "str",
    },
)

# Year in the common eras
PanchangResult_Samvat = TypedDict(
    "PanchangResult_Samvat",
    {
        # Vikram Samvat of the north, which begins with Chaitra
        "vikram": "int",
        # Vikram Samvat of Gujarat, which begins with Kartika
        "gujarati": "int",
        # Shaka year
        "shaka": "int",
        # Year of the Kali Yuga
        "kali": "int",
        # Name of the year in the cycle of sixty
        "samvatsara": "str",
    },
)

# The Indian national calendar
PanchangResult_Saka = TypedDict(
    "PanchangResult_Saka",
    {
        # Year of the Saka era
        "year": "int",
        # Name of the month
        "month": "str",
        # Day of the month
        "day": "int",
    },
)

# The Tamil calendar
PanchangResult_Tamil = TypedDict(
    "PanchangResult_Tamil",
    {
        # Name of the year in the cycle of sixty
        "year": "str",
        # Name of the month
        "month": "str",
        # Day of the month
        "day": "int",
        # Year of the Thiruvalluvar era
        "thiruvalluvarYear": "int",
        # Rule for the beginning of months
        "system": "Literal[\"vakya\", \"drik\"]",
    },
)

PanchangResult_RahuKalam = TypedDict(
    "PanchangResult_RahuKalam",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_Yamaganda = TypedDict(
    "PanchangResult_Yamaganda",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_Gulika = TypedDict(
    "PanchangResult_Gulika",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_Abhijit = TypedDict(
    "PanchangResult_Abhijit",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_BrahmaMuhurta = TypedDict(
    "PanchangResult_BrahmaMuhurta",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_DurMuhurtaItem = TypedDict(
    "PanchangResult_DurMuhurtaItem",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_Choghadiya = TypedDict(
    "PanchangResult_Choghadiya",
    {
        # From sunrise to sunset
        "day": "List[PanchangResult_Choghadiya_DayItem]",
        # From sunset to the next sunrise
        "night": "List[PanchangResult_Choghadiya_NightItem]",
    },
)

PanchangResult_Choghadiya_DayItem = TypedDict(
    "PanchangResult_Choghadiya_DayItem",
    {
        # In the requested language
        "name": "str",
        # Chal is neutral, good for travel
        "quality": "Literal[\"auspicious\", \"neutral\", \"inauspicious\"]",
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_Choghadiya_NightItem = TypedDict(
    "PanchangResult_Choghadiya_NightItem",
    {
        # In the requested language
        "name": "str",
        # Chal is neutral, good for travel
        "quality": "Literal[\"auspicious\", \"neutral\", \"inauspicious\"]",
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangResult_FestivalsItem = TypedDict(
    "PanchangResult_FestivalsItem",
    {
        # In the requested language
        "name": "str",
        # Rule that determines the date
        "why": "str",
        # Whether it depends on the sighting of the moon
        "tentative": "bool",
        # Codes of the states where it is observed; `*` is the whole country
        "states": "List[str]",
    },
)

# Place of the almanac
PanchangResult_Place = TypedDict(
    "PanchangResult_Place",
    {
        # District and state of a pincode, or the default place if none was given; null for coordinates
        "name": "str | None",
        # Pincode, six digits
        "pincode": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Whether the default place was used
        "default": "bool",
        # IANA time zone of all times
        "tz": "str",
        # Code of the state of the pincode; null for coordinates
        "state": "str | None",
    },
)

PanchangDay = TypedDict(
    "PanchangDay",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # Day of the week
        "vara": "PanchangDay_Vara",
        # Null if the sun does not rise
        "sunrise": "str | None",
        # Sunset after the sunrise
        "sunset": "str | None",
        # Null if there is none on this day
        "moonrise": "str | None",
        # Null if there is none on this day
        "moonset": "str | None",
        # All tithis between sunrise and the next sunrise
        "tithi": "List[PanchangDay_TithiItem]",
        # Lunar mansions between sunrise and the next sunrise
        "nakshatra": "List[PanchangDay_NakshatraItem]",
        # Yogas (from sun and moon together) in that interval
        "yoga": "List[PanchangDay_YogaItem]",
        # Karanas (half tithis) in that interval
        "karana": "List[PanchangDay_KaranaItem]",
        # The lunar month
        "masa": "PanchangDay_Masa",
        # Year in the common eras
        "samvat": "PanchangDay_Samvat",
        # Season, of six
        "ritu": "str",
        # Ayana: whether the sun moves north or south
        "ayana": "Literal[\"Uttarayana\", \"Dakshinayana\"]",
        # In the requested language
        "ayanaName": "str",
        # Sidereal sign of the sun at sunrise
        "sunSign": "str",
        # Sidereal sign of the moon at sunrise
        "moonSign": "str",
        # The Indian national calendar
        "saka": "PanchangDay_Saka",
        # The Tamil calendar
        "tamil": "PanchangDay_Tamil",
        # Rahu kalam, an eighth of the daytime; null if the sun does not rise and set
        "rahuKalam": "PanchangDay_RahuKalam | None",
        # Yamagandam, an eighth of the daytime; null if the sun does not rise and set
        "yamaganda": "PanchangDay_Yamaganda | None",
        # Gulika kalam, an eighth of the daytime; null if the sun does not rise and set
        "gulika": "PanchangDay_Gulika | None",
        # Abhijit muhurta; most almanacs do not use it on Wednesdays
        "abhijit": "PanchangDay_Abhijit | None",
        # Brahma muhurta, the last but one before sunrise; null if the sun does not rise
        "brahmaMuhurta": "PanchangDay_BrahmaMuhurta | None",
        # Durmuhurtas: inauspicious muhurtas of the day
        "durMuhurta": "List[PanchangDay_DurMuhurtaItem]",
        # With choghadiya=true: eight parts of the daylight and of the night; null if the sun does not rise and set
        "choghadiya": "NotRequired[PanchangDay_Choghadiya | None]",
        # Ayanamsa: degrees between the tropical and the sidereal zodiac
        "ayanamsa": "float",
        # Kshaya tithi: one without a sunrise
        "kshayaTithi": "str | None",
        # Whether the tithi of this sunrise also includes the next one (vriddhi)
        "vriddhiTithi": "bool",
        # Festivals of the day; empty with festivals=false
        "festivals": "List[PanchangDay_FestivalsItem]",
    },
)

# Day of the week
PanchangDay_Vara = TypedDict(
    "PanchangDay_Vara",
    {
        # 1 for Sunday to 7 for Saturday
        "number": "int",
        # Name in the almanac
        "name": "str",
        # Common name
        "weekday": "str",
    },
)

PanchangDay_TithiItem = TypedDict(
    "PanchangDay_TithiItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
        # Half of the lunar month: shukla (waxing) or krishna (waning)
        "paksha": "Literal[\"shukla\", \"krishna\"]",
        # In the requested language
        "pakshaName": "str",
    },
)

PanchangDay_NakshatraItem = TypedDict(
    "PanchangDay_NakshatraItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
        # Pada (quarter, 1 to 4) of the moon at its start or at sunrise
        "pada": "int",
        # Ruling planet
        "lord": "str",
    },
)

PanchangDay_YogaItem = TypedDict(
    "PanchangDay_YogaItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
    },
)

PanchangDay_KaranaItem = TypedDict(
    "PanchangDay_KaranaItem",
    {
        # Number in its sequence, from 1
        "number": "int",
        # Name in the requested language
        "name": "str",
        # Start, which may be on the previous day
        "start": "str",
        # End, which may be on the next day
        "end": "str",
    },
)

# The lunar month
PanchangDay_Masa = TypedDict(
    "PanchangDay_Masa",
    {
        # Month in the requested system
        "name": "str",
        # Month in the amanta system, ending with the new moon
        "amanta": "str",
        # Month in the purnimanta system, ending with the full moon
        "purnimanta": "str",
        # Whether it is a leap month (adhika)
        "adhika": "bool",
        # Whether it is a merged month (kshaya)
        "kshaya": "bool",
        # Half of the lunar month: shukla (waxing) or krishna (waning)
        "paksha": "Literal[\"shukla\", \"krishna\"]",
        # In the requested language
        "pakshaName": "str",
    },
)

# Year in the common eras
PanchangDay_Samvat = TypedDict(
    "PanchangDay_Samvat",
    {
        # Vikram Samvat of the north, which begins with Chaitra
        "vikram": "int",
        # Vikram Samvat of Gujarat, which begins with Kartika
        "gujarati": "int",
        # Shaka year
        "shaka": "int",
        # Year of the Kali Yuga
        "kali": "int",
        # Name of the year in the cycle of sixty
        "samvatsara": "str",
    },
)

# The Indian national calendar
PanchangDay_Saka = TypedDict(
    "PanchangDay_Saka",
    {
        # Year of the Saka era
        "year": "int",
        # Name of the month
        "month": "str",
        # Day of the month
        "day": "int",
    },
)

# The Tamil calendar
PanchangDay_Tamil = TypedDict(
    "PanchangDay_Tamil",
    {
        # Name of the year in the cycle of sixty
        "year": "str",
        # Name of the month
        "month": "str",
        # Day of the month
        "day": "int",
        # Year of the Thiruvalluvar era
        "thiruvalluvarYear": "int",
        # Rule for the beginning of months
        "system": "Literal[\"vakya\", \"drik\"]",
    },
)

PanchangDay_RahuKalam = TypedDict(
    "PanchangDay_RahuKalam",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_Yamaganda = TypedDict(
    "PanchangDay_Yamaganda",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_Gulika = TypedDict(
    "PanchangDay_Gulika",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_Abhijit = TypedDict(
    "PanchangDay_Abhijit",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_BrahmaMuhurta = TypedDict(
    "PanchangDay_BrahmaMuhurta",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_DurMuhurtaItem = TypedDict(
    "PanchangDay_DurMuhurtaItem",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_Choghadiya = TypedDict(
    "PanchangDay_Choghadiya",
    {
        # From sunrise to sunset
        "day": "List[PanchangDay_Choghadiya_DayItem]",
        # From sunset to the next sunrise
        "night": "List[PanchangDay_Choghadiya_NightItem]",
    },
)

PanchangDay_Choghadiya_DayItem = TypedDict(
    "PanchangDay_Choghadiya_DayItem",
    {
        # In the requested language
        "name": "str",
        # Chal is neutral, good for travel
        "quality": "Literal[\"auspicious\", \"neutral\", \"inauspicious\"]",
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_Choghadiya_NightItem = TypedDict(
    "PanchangDay_Choghadiya_NightItem",
    {
        # In the requested language
        "name": "str",
        # Chal is neutral, good for travel
        "quality": "Literal[\"auspicious\", \"neutral\", \"inauspicious\"]",
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

PanchangDay_FestivalsItem = TypedDict(
    "PanchangDay_FestivalsItem",
    {
        # In the requested language
        "name": "str",
        # Rule that determines the date
        "why": "str",
        # Whether it depends on the sighting of the moon
        "tentative": "bool",
        # Codes of the states where it is observed; `*` is the whole country
        "states": "List[str]",
    },
)

SunMoonResult = TypedDict(
    "SunMoonResult",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # The sun on this day
        "sun": "SunMoonResult_Sun",
        # The moon on this day; phase, age and distance at noon
        "moon": "SunMoonResult_Moon",
        # Place of the observer
        "place": "SunMoonResult_Place",
        # With eclipses=true: the next eclipses visible from the place
        "eclipses": "NotRequired[SunMoonResult_Eclipses]",
        # With days: the days after the first
        "following": "NotRequired[List[SunMoonDay]]",
    },
)

# The sun on this day
SunMoonResult_Sun = TypedDict(
    "SunMoonResult_Sun",
    {
        # Sunrise; null if there is none on this day
        "rise": "str | None",
        # Sunset; null if there is none on this day
        "set": "str | None",
        # Azimuth of sunrise, in degrees clockwise from north
        "riseAzimuth": "float | None",
        # Azimuth of sunset, in degrees clockwise from north
        "setAzimuth": "float | None",
        # Solar noon
        "noon": "str",
        # Altitude at solar noon, in degrees, with refraction
        "noonAltitude": "float",
        # Length of the day
        "dayLengthSeconds": "int",
        # Whether it does not set (midnight sun)
        "upAllDay": "bool",
        # Whether it does not rise (polar night)
        "downAllDay": "bool",
        # Civil twilight: sun down to 6° below the horizon
        "civil": "SunMoonResult_Sun_Civil",
        # Nautical twilight: sun down to 12° below the horizon
        "nautical": "SunMoonResult_Sun_Nautical",
        # Astronomical twilight: sun down to 18° below the horizon
        "astronomical": "SunMoonResult_Sun_Astronomical",
        # Golden hour: sun from 4° below to 6° above the horizon
        "goldenHour": "SunMoonResult_Sun_GoldenHour",
    },
)

# Civil twilight: sun down to 6° below the horizon
SunMoonResult_Sun_Civil = TypedDict(
    "SunMoonResult_Sun_Civil",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Nautical twilight: sun down to 12° below the horizon
SunMoonResult_Sun_Nautical = TypedDict(
    "SunMoonResult_Sun_Nautical",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Astronomical twilight: sun down to 18° below the horizon
SunMoonResult_Sun_Astronomical = TypedDict(
    "SunMoonResult_Sun_Astronomical",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Golden hour: sun from 4° below to 6° above the horizon
SunMoonResult_Sun_GoldenHour = TypedDict(
    "SunMoonResult_Sun_GoldenHour",
    {
        # Null if the sun does not cross it
        "morning": "SunMoonResult_Sun_GoldenHour_Morning | None",
        # Null if the sun does not cross it
        "evening": "SunMoonResult_Sun_GoldenHour_Evening | None",
    },
)

SunMoonResult_Sun_GoldenHour_Morning = TypedDict(
    "SunMoonResult_Sun_GoldenHour_Morning",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

SunMoonResult_Sun_GoldenHour_Evening = TypedDict(
    "SunMoonResult_Sun_GoldenHour_Evening",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

# The moon on this day; phase, age and distance at noon
SunMoonResult_Moon = TypedDict(
    "SunMoonResult_Moon",
    {
        # Moonrise; null if there is none on this day
        "rise": "str | None",
        # Moonset; null if there is none on this day
        "set": "str | None",
        # Name of the phase
        "phase": "Literal[\"new_moon\", \"waxing_crescent\", \"first_quarter\", \"waxing_gibbous\", \"full_moon\", \"waning_gibbous\", \"last_quarter\", \"waning_crescent\"]",
        # Phase angle: ecliptic longitude from the sun in degrees, 0 new, 180 full
        "phaseAngle": "float",
        # Illuminated fraction of the disc, from 0 to 1
        "illumination": "float",
        # Age: days since the new moon
        "ageDays": "float",
        # Distance from the centre of the Earth
        "distanceKm": "int",
        # The next of each of the four phases
        "next": "SunMoonResult_Moon_Next",
    },
)

# The next of each of the four phases
SunMoonResult_Moon_Next = TypedDict(
    "SunMoonResult_Moon_Next",
    {
        # Time of the next new moon
        "newMoon": "str",
        # Time of the next first quarter
        "firstQuarter": "str",
        # Time of the next full moon
        "fullMoon": "str",
        # Time of the next last quarter
        "lastQuarter": "str",
    },
)

# Place of the observer
SunMoonResult_Place = TypedDict(
    "SunMoonResult_Place",
    {
        # District and state of a pincode, or the default place if none was given; null for coordinates
        "name": "str | None",
        # Pincode, six digits
        "pincode": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Whether the default place was used
        "default": "bool",
        # IANA time zone of all times
        "tz": "str",
    },
)

# With eclipses=true: the next eclipses visible from the place
SunMoonResult_Eclipses = TypedDict(
    "SunMoonResult_Eclipses",
    {
        # Next lunar eclipse; null if none was found
        "lunar": "Eclipse | None",
        # Next solar eclipse; null if none was found
        "solar": "Eclipse | None",
    },
)

Eclipse = TypedDict(
    "Eclipse",
    {
        # Eclipsed body
        "body": "Literal[\"sun\", \"moon\"]",
        # Type of eclipse as seen from the place
        "kind": "Literal[\"penumbral\", \"partial\", \"annular\", \"total\"]",
        # Start of the partial phase; of the penumbral phase if there is no other
        "start": "str",
        # Time of maximum eclipse
        "peak": "str",
        # End of the same phase
        "end": "str",
        # Obscuration at maximum, from 0 to 1
        "obscuration": "float",
        # Altitude of the body at maximum, in degrees above the horizon
        "altitude": "float",
        # Whether the body is above the horizon at the start
        "visibleFromStart": "bool",
        # Whether the body is above the horizon at the end
        "visibleToEnd": "bool",
    },
)

SunMoonDay = TypedDict(
    "SunMoonDay",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # The sun on this day
        "sun": "SunMoonDay_Sun",
        # The moon on this day; phase, age and distance at noon
        "moon": "SunMoonDay_Moon",
    },
)

# The sun on this day
SunMoonDay_Sun = TypedDict(
    "SunMoonDay_Sun",
    {
        # Sunrise; null if there is none on this day
        "rise": "str | None",
        # Sunset; null if there is none on this day
        "set": "str | None",
        # Azimuth of sunrise, in degrees clockwise from north
        "riseAzimuth": "float | None",
        # Azimuth of sunset, in degrees clockwise from north
        "setAzimuth": "float | None",
        # Solar noon
        "noon": "str",
        # Altitude at solar noon, in degrees, with refraction
        "noonAltitude": "float",
        # Length of the day
        "dayLengthSeconds": "int",
        # Whether it does not set (midnight sun)
        "upAllDay": "bool",
        # Whether it does not rise (polar night)
        "downAllDay": "bool",
        # Civil twilight: sun down to 6° below the horizon
        "civil": "SunMoonDay_Sun_Civil",
        # Nautical twilight: sun down to 12° below the horizon
        "nautical": "SunMoonDay_Sun_Nautical",
        # Astronomical twilight: sun down to 18° below the horizon
        "astronomical": "SunMoonDay_Sun_Astronomical",
        # Golden hour: sun from 4° below to 6° above the horizon
        "goldenHour": "SunMoonDay_Sun_GoldenHour",
    },
)

# Civil twilight: sun down to 6° below the horizon
SunMoonDay_Sun_Civil = TypedDict(
    "SunMoonDay_Sun_Civil",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Nautical twilight: sun down to 12° below the horizon
SunMoonDay_Sun_Nautical = TypedDict(
    "SunMoonDay_Sun_Nautical",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Astronomical twilight: sun down to 18° below the horizon
SunMoonDay_Sun_Astronomical = TypedDict(
    "SunMoonDay_Sun_Astronomical",
    {
        # Start in the morning; null if there is none
        "dawn": "str | None",
        # End in the evening; null if there is none
        "dusk": "str | None",
    },
)

# Golden hour: sun from 4° below to 6° above the horizon
SunMoonDay_Sun_GoldenHour = TypedDict(
    "SunMoonDay_Sun_GoldenHour",
    {
        # Null if the sun does not cross it
        "morning": "SunMoonDay_Sun_GoldenHour_Morning | None",
        # Null if the sun does not cross it
        "evening": "SunMoonDay_Sun_GoldenHour_Evening | None",
    },
)

SunMoonDay_Sun_GoldenHour_Morning = TypedDict(
    "SunMoonDay_Sun_GoldenHour_Morning",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

SunMoonDay_Sun_GoldenHour_Evening = TypedDict(
    "SunMoonDay_Sun_GoldenHour_Evening",
    {
        # Start, with UTC offset
        "start": "str",
        # End, with UTC offset
        "end": "str",
    },
)

# The moon on this day; phase, age and distance at noon
SunMoonDay_Moon = TypedDict(
    "SunMoonDay_Moon",
    {
        # Moonrise; null if there is none on this day
        "rise": "str | None",
        # Moonset; null if there is none on this day
        "set": "str | None",
        # Name of the phase
        "phase": "Literal[\"new_moon\", \"waxing_crescent\", \"first_quarter\", \"waxing_gibbous\", \"full_moon\", \"waning_gibbous\", \"last_quarter\", \"waning_crescent\"]",
        # Phase angle: ecliptic longitude from the sun in degrees, 0 new, 180 full
        "phaseAngle": "float",
        # Illuminated fraction of the disc, from 0 to 1
        "illumination": "float",
        # Age: days since the new moon
        "ageDays": "float",
        # Distance from the centre of the Earth
        "distanceKm": "int",
        # The next of each of the four phases
        "next": "SunMoonDay_Moon_Next",
    },
)

# The next of each of the four phases
SunMoonDay_Moon_Next = TypedDict(
    "SunMoonDay_Moon_Next",
    {
        # Time of the next new moon
        "newMoon": "str",
        # Time of the next first quarter
        "firstQuarter": "str",
        # Time of the next full moon
        "fullMoon": "str",
        # Time of the next last quarter
        "lastQuarter": "str",
    },
)

WorkingDay = TypedDict(
    "WorkingDay",
    {
        # Requested date as YYYY-MM-DD
        "date": "str",
        # Day of the week, in English
        "weekday": "str",
        # Calendar used
        "calendar": "Literal[\"bank\", \"government\", \"market\", \"fiveday\", \"settlement\"]",
        # Requested state code
        "state": "str | None",
        # Whether it is a working day
        "working": "bool",
        # Why it is not a working day, or a remark
        "reasons": "List[WorkingDay_ReasonsItem]",
        # Bank calendar: codes of the states in which banks are closed on a day that is a working day elsewhere
        "closedIn": "NotRequired[List[str]]",
        # The next working day after the date
        "next": "str | None",
        # The last working day before the date
        "previous": "str | None",
        # Working days to add, from the request
        "add": "int | None",
        # Date after adding `add` working days
        "result": "str | None",
    },
)

WorkingDay_ReasonsItem = TypedDict(
    "WorkingDay_ReasonsItem",
    {
        # Type of reason
        "kind": "Literal[\"weekend\", \"second_saturday\", \"fourth_saturday\", \"holiday\", \"special_session\", \"some_offices\"]",
        # Name of the holiday or day
        "name": "str",
    },
)

WorkingDays = TypedDict(
    "WorkingDays",
    {
        # First date, as YYYY-MM-DD
        "from": "str",
        # Last date, as YYYY-MM-DD
        "to": "str",
        # Calendar used
        "calendar": "Literal[\"bank\", \"government\", \"market\", \"fiveday\", \"settlement\"]",
        # Requested state code
        "state": "str | None",
        # Number of working days in the range
        "workingDays": "int",
        # Number of days in the range
        "calendarDays": "int",
        # Number of weekly days off, including second and fourth Saturdays for banks
        "weekendDays": "int",
        # Number of holidays on other days
        "holidayDays": "int",
        # All holidays in the range, including those on weekly days off
        "holidays": "List[WorkingDays_HolidaysItem]",
        # With list=true: every working day
        "dates": "NotRequired[List[str]]",
    },
)

WorkingDays_HolidaysItem = TypedDict(
    "WorkingDays_HolidaysItem",
    {
        # Date as YYYY-MM-DD
        "date": "str",
        # Name in the list
        "name": "str",
    },
)

Embeddings = TypedDict(
    "Embeddings",
    {
        # Model that was used; several are comma-separated
        "model": "str",
        # Whether the texts were embedded as queries or as passages
        "type": "Literal[\"query\", \"passage\"]",
        # Number of dimensions of each vector
        "dimensions": "int",
        # One unit vector per text: the dot product is the cosine similarity. Strings with encoding=base64
        "embeddings": "List[List[float] | str]",
        # Number of tokens used of each text
        "tokens": "List[int]",
        # Indexes, from 0, of texts truncated at 512 tokens
        "truncated": "List[int]",
    },
)

Reranked = TypedDict(
    "Reranked",
    {
        # Model that was used; several are comma-separated
        "model": "str",
        # Query as sent
        "query": "str",
        # Best first
        "results": "List[Reranked_ResultsItem]",
        # Indexes of documents that have more than 512 tokens together with the query
        "truncated": "List[int]",
    },
)

Reranked_ResultsItem = TypedDict(
    "Reranked_ResultsItem",
    {
        # Index in the request, from 0
        "index": "int",
        # Relevance from 0 to 1; above 0.5 it is probably relevant
        "score": "float",
        # Text as sent
        "document": "str",
        # Components of the score, with explain
        "parts": "NotRequired[Reranked_ResultsItem_Parts | None]",
    },
)

Reranked_ResultsItem_Parts = TypedDict(
    "Reranked_ResultsItem_Parts",
    {
        # Cosine similarity of the vectors
        "cosine": "float",
        # Late interaction: how well each query token matches a token of the text
        "late": "float",
        # Share of the query words in the text, by spelling or by sound
        "lexical": "float",
    },
)

TamilFontText = TypedDict(
    "TamilFontText",
    {
        # The converted text
        "text": "str",
        # Source encoding
        "from": "str",
        # Target encoding
        "to": "str",
        # Confidence of the detected encoding, from 0 to 1; 1 if given in the request
        "confidence": "float",
        # Number of characters that were not converted
        "unmapped": "List[str]",
    },
)

TamilEncoding = TypedDict(
    "TamilEncoding",
    {
        # Id of the encoding
        "id": "str",
        # Common name
        "name": "str",
        # A standard, or the layout of a font
        "kind": "Literal[\"standard\", \"font\"]",
        # Other accepted ids
        "aliases": "List[str]",
        # Whether it can be converted from
        "toUnicode": "bool",
        # Whether it can be converted to
        "fromUnicode": "bool",
        # Whether every Tamil letter and syllable, including Grantha letters, survives a round trip
        "lossless": "bool",
        # How the encoding writes தமிழ் எங்கள் உயிர்
        "sample": "str",
    },
)

TextChunkResult = TypedDict(
    "TextChunkResult",
    {
        # Index, from 0
        "index": "int",
        # Start offset in code points, as in Python slices
        "start": "int",
        # End offset (exclusive), in code points
        "end": "int",
        # Text of the chunk
        "text": "str",
        # Length in code points
        "characters": "int",
        # o200k_base
        "tokens": "int",
    },
)

RedactedText = TypedDict(
    "RedactedText",
    {
        # Redacted text
        "text": "str",
        # Matches in order of the text
        "found": "List[RedactedText_FoundItem]",
        # Number of matches by type
        "counts": "Dict[str, int]",
        # With style=token: original text of each token
        "tokens": "NotRequired[Dict[str, str]]",
    },
)

RedactedText_FoundItem = TypedDict(
    "RedactedText_FoundItem",
    {
        # Type of personal data
        "type": "Literal[\"aadhaar\", \"aadhaar_vid\", \"pan\", \"gstin\", \"tan\", \"cin\", \"ifsc\", \"upi\", \"phone\", \"email\", \"card\", \"bank_account\", \"vehicle\", \"passport\", \"voter_id\", \"driving_licence\", \"uan\", \"ip\", \"dob\", \"abha\", \"name\", \"address\", \"custom\"]",
        # Start offset in code points of the original text
        "start": "int",
        # End offset (exclusive), in code points
        "end": "int",
        # Confidence from 0 to 1
        "confidence": "float",
        # Original text; only if requested
        "value": "NotRequired[str]",
    },
)

TokenCounts = TypedDict(
    "TokenCounts",
    {
        # Number of characters (code points)
        "characters": "int",
        # Number of words: runs of letters and digits
        "words": "int",
        # Number of bytes in UTF-8
        "bytes": "int",
        # Number of tokens by encoding
        "tokens": "Dict[str, int]",
        # Token ids by encoding, if requested; null if there are too many
        "ids": "NotRequired[Dict[str, List[int] | None]]",
    },
)

TextLanguageResult = TypedDict(
    "TextLanguageResult",
    {
        # ISO 639 code
        "language": "str",
        # ISO 15924 code
        "script": "str",
        # Confidence from 0 to 1
        "confidence": "float",
        # Name of the language, in English
        "name": "str",
        # Whether it is an Indian language in Latin script
        "romanised": "bool",
        # Whether the result is reliable; never for one word or fewer than 12 letters in Latin script
        "reliable": "bool",
        # Candidate languages, most likely first
        "candidates": "List[TextLanguageResult_CandidatesItem]",
        # Scripts of the text, most frequent first
        "scripts": "List[TextLanguageResult_ScriptsItem]",
        # Languages of a mixed text, with their shares of the words; empty if there is only one
        "mixed": "List[TextLanguageResult_MixedItem]",
    },
)

TextLanguageResult_CandidatesItem = TypedDict(
    "TextLanguageResult_CandidatesItem",
    {
        # ISO 639 code
        "language": "str",
        # ISO 15924 code
        "script": "str",
        # Confidence from 0 to 1
        "confidence": "float",
    },
)

TextLanguageResult_ScriptsItem = TypedDict(
    "TextLanguageResult_ScriptsItem",
    {
        # ISO 15924 code
        "script": "str",
        # Share of the letters, from 0 to 1
        "share": "float",
    },
)

TextLanguageResult_MixedItem = TypedDict(
    "TextLanguageResult_MixedItem",
    {
        # ISO 639 code
        "lang": "str",
        # Share of the words, from 0 to 1
        "share": "float",
    },
)

Kural = TypedDict(
    "Kural",
    {
        # 1 to 1330
        "number": "int",
        # Two lines of four and three words
        "lines": "List[str]",
        # ISO 15919
        "transliteration": "List[str]",
        # One of three: virtue, wealth, love
        "section": "Kural_Section",
        # One of thirteen groups of chapters
        "group": "Kural_Group",
        # Chapter (adhikaram) of ten couplets
        "chapter": "Kural_Chapter",
        # Translations into other languages
        "translations": "List[Kural_TranslationsItem]",
        # Commentaries on the couplet
        "commentaries": "List[Kural_CommentariesItem]",
        # Links to related resources
        "links": "Kural_Links",
    },
)

# One of three: virtue, wealth, love
Kural_Section = TypedDict(
    "Kural_Section",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# One of thirteen groups of chapters
Kural_Group = TypedDict(
    "Kural_Group",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# Chapter (adhikaram) of ten couplets
Kural_Chapter = TypedDict(
    "Kural_Chapter",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
        # 1 to 10
        "position": "int",
    },
)

Kural_TranslationsItem = TypedDict(
    "Kural_TranslationsItem",
    {
        # ISO 639 code
        "language": "str",
        # Whether it is in verse
        "kind": "Literal[\"verse\", \"prose\"]",
        # Translator
        "author": "str",
        # The translation
        "text": "str",
    },
)

Kural_CommentariesItem = TypedDict(
    "Kural_CommentariesItem",
    {
        # ISO 639 code
        "language": "str",
        # Author of the commentary
        "author": "str",
        # The commentary
        "text": "str",
    },
)

# Links to related resources
Kural_Links = TypedDict(
    "Kural_Links",
    {
        # URL of this couplet
        "self": "str",
        # URL of the previous couplet; null for the first
        "previous": "str | None",
        # URL of the next couplet; null for the last
        "next": "str | None",
    },
)

KuralOfDay = TypedDict(
    "KuralOfDay",
    {
        # 1 to 1330
        "number": "int",
        # Two lines of four and three words
        "lines": "List[str]",
        # ISO 15919
        "transliteration": "List[str]",
        # One of three: virtue, wealth, love
        "section": "KuralOfDay_Section",
        # One of thirteen groups of chapters
        "group": "KuralOfDay_Group",
        # Chapter (adhikaram) of ten couplets
        "chapter": "KuralOfDay_Chapter",
        # Translations into other languages
        "translations": "List[KuralOfDay_TranslationsItem]",
        # Commentaries on the couplet
        "commentaries": "List[KuralOfDay_CommentariesItem]",
        # Links to related resources
        "links": "KuralOfDay_Links",
        # Date as YYYY-MM-DD
        "date": "str",
    },
)

# One of three: virtue, wealth, love
KuralOfDay_Section = TypedDict(
    "KuralOfDay_Section",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# One of thirteen groups of chapters
KuralOfDay_Group = TypedDict(
    "KuralOfDay_Group",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# Chapter (adhikaram) of ten couplets
KuralOfDay_Chapter = TypedDict(
    "KuralOfDay_Chapter",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
        # 1 to 10
        "position": "int",
    },
)

KuralOfDay_TranslationsItem = TypedDict(
    "KuralOfDay_TranslationsItem",
    {
        # ISO 639 code
        "language": "str",
        # Whether it is in verse
        "kind": "Literal[\"verse\", \"prose\"]",
        # Translator
        "author": "str",
        # The translation
        "text": "str",
    },
)

KuralOfDay_CommentariesItem = TypedDict(
    "KuralOfDay_CommentariesItem",
    {
        # ISO 639 code
        "language": "str",
        # Author of the commentary
        "author": "str",
        # The commentary
        "text": "str",
    },
)

# Links to related resources
KuralOfDay_Links = TypedDict(
    "KuralOfDay_Links",
    {
        # URL of this couplet
        "self": "str",
        # URL of the previous couplet; null for the first
        "previous": "str | None",
        # URL of the next couplet; null for the last
        "next": "str | None",
    },
)

KuralChapter = TypedDict(
    "KuralChapter",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
        # One of three: virtue, wealth, love
        "section": "KuralChapter_Section",
        # One of thirteen groups of chapters
        "group": "KuralChapter_Group",
        # Number of its first couplet
        "first": "int",
        # Number of its last couplet
        "last": "int",
    },
)

# One of three: virtue, wealth, love
KuralChapter_Section = TypedDict(
    "KuralChapter_Section",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# One of thirteen groups of chapters
KuralChapter_Group = TypedDict(
    "KuralChapter_Group",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

KuralChapterWithKurals = TypedDict(
    "KuralChapterWithKurals",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
        # One of three: virtue, wealth, love
        "section": "KuralChapterWithKurals_Section",
        # One of thirteen groups of chapters
        "group": "KuralChapterWithKurals_Group",
        # Number of its first couplet
        "first": "int",
        # Number of its last couplet
        "last": "int",
        # Its ten couplets
        "kurals": "List[Kural]",
    },
)

# One of three: virtue, wealth, love
KuralChapterWithKurals_Section = TypedDict(
    "KuralChapterWithKurals_Section",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

# One of thirteen groups of chapters
KuralChapterWithKurals_Group = TypedDict(
    "KuralChapterWithKurals_Group",
    {
        # Number, from 1
        "number": "int",
        # In Tamil
        "name": "str",
        # In Latin letters (ISO 15919)
        "transliteration": "str",
        # In English
        "translation": "str",
    },
)

Transliteration = TypedDict(
    "Transliteration",
    {
        # Transliterated text
        "text": "str",
        # Source script or scheme
        "from": "str",
        # Target script or scheme
        "to": "str",
        # Whether the conversion is reversible
        "reversible": "bool",
        # Alternatives for each word of casual spelling, best first; empty if the text is long
        "suggestions": "List[List[str]]",
        # With suggest: the words that suggestions are for
        "words": "NotRequired[List[str]]",
    },
)

DnsLookupResult = TypedDict(
    "DnsLookupResult",
    {
        # Queried name: internationalised names in ASCII (Punycode), IP addresses as reverse names
        "name": "str",
        # Queried record type
        "type": "str",
        # Whether all resolvers that responded agree; null if none responded
        "consistent": "bool | None",
        # Resolvers with the same response, largest group first
        "groups": "List[DnsLookupResult_GroupsItem]",
        # Response of each resolver
        "resolvers": "List[DnsLookupResult_ResolversItem]",
    },
)

DnsLookupResult_GroupsItem = TypedDict(
    "DnsLookupResult_GroupsItem",
    {
        # Response code: NOERROR, NXDOMAIN, …
        "status": "str",
        # Records as text
        "values": "List[str]",
        # Ids of the resolvers
        "resolvers": "List[str]",
    },
)

DnsLookupResult_ResolversItem = TypedDict(
    "DnsLookupResult_ResolversItem",
    {
        # Id of the resolver, as in groups
        "id": "str",
        # Operator of the resolver
        "name": "str",
        # IP address of the resolver
        "address": "str",
        # NOERROR, NXDOMAIN, SERVFAIL, …; TIMEOUT, UNREACHABLE or MALFORMED without a valid response
        "status": "str",
        # The resolver verified the signatures (DNSSEC)
        "authenticated": "bool",
        # Response time in milliseconds
        "milliseconds": "float",
        # Records in the response
        "answers": "List[DnsAnswer]",
    },
)

DnsAnswer = TypedDict(
    "DnsAnswer",
    {
        # Owner name of the record, in lower case
        "name": "str",
        # Record type, such as A or MX
        "type": "str",
        # Remaining time to live in the resolver’s cache, in seconds
        "ttl": "int",
        # Record data as text
        "value": "str",
        # MX, SRV, HTTPS and SVCB: priority; the lowest is tried first
        "priority": "NotRequired[int]",
        # MX: mail server
        "exchange": "NotRequired[str]",
        # SRV: weight among targets of the same priority
        "weight": "NotRequired[int]",
        # SRV: the port of the service
        "port": "NotRequired[int]",
        # SRV, HTTPS and SVCB: target host
        "target": "NotRequired[str]",
        # SOA: primary name server of the zone
        "primary": "NotRequired[str]",
        # SOA: mailbox of the zone administrator, with a dot in place of @
        "contact": "NotRequired[str]",
        # SOA: serial number of the zone
        "serial": "NotRequired[int]",
        # CAA: 128 if a certificate authority that does not know the tag must refuse (critical)
        "flags": "NotRequired[int]",
        # CAA: property, such as issue
        "tag": "NotRequired[str]",
        # CAA: value, such as the domain of the allowed authority
        "content": "NotRequired[str]",
    },
)

EmailCheckResult = TypedDict(
    "EmailCheckResult",
    {
        # Address as sent
        "address": "str",
        # Whether the syntax is valid
        "valid": "bool",
        # What is wrong with the syntax
        "reason": "str | None",
        # Address with the domain in lower case; the local part is unchanged
        "normalised": "str | None",
        # Local part, before the @
        "localPart": "str | None",
        # Subaddress, after a plus sign
        "tag": "str | None",
        # Domain, after the @
        "domain": "str | None",
        # Domain in ASCII (Punycode), as used in DNS
        "domainAscii": "str | None",
        # Whether the top-level domain exists
        "tldKnown": "bool | None",
        # Mail servers; null if not looked up
        "mx": "EmailCheckResult_Mx | None",
        # Disposable (temporary) mailbox provider
        "disposable": "bool",
        # Forwarding service that hides the real mailbox
        "relay": "bool",
        # Role account rather than a person, such as info@ or sales@
        "role": "bool",
        # Free mail provider, such as Gmail
        "free": "bool",
        # Suggested correction, if the domain looks like a typo
        "suggestion": "str | None",
        # Overall verdict
        "verdict": "Literal[\"ok\", \"risky\", \"undeliverable\", \"unknown\"]",
        # Codes of all problems found
        "reasons": "List[str]",
    },
)

EmailCheckResult_Mx = TypedDict(
    "EmailCheckResult_Mx",
    {
        # Whether there are MX records; null if no resolver responded
        "found": "bool | None",
        # The domain declares that it accepts no mail (null MX, RFC 7505)
        "nullMx": "bool",
        # No MX record, but an address record, used as implicit MX (RFC 5321, 5.1)
        "implicit": "bool",
        # Mail servers by priority
        "records": "List[EmailCheckResult_Mx_RecordsItem]",
    },
)

EmailCheckResult_Mx_RecordsItem = TypedDict(
    "EmailCheckResult_Mx_RecordsItem",
    {
        # Priority; the lowest is tried first
        "priority": "int",
        # Name of the mail server
        "exchange": "str",
    },
)

IpLocationResult = TypedDict(
    "IpLocationResult",
    {
        # The address in canonical form (RFC 5952)
        "ip": "str",
        # IP version, 4 or 6
        "version": "Literal[4, 6]",
        # public, or the type of reserved range
        "type": "Literal[\"public\", \"private\", \"shared\", \"loopback\", \"link_local\", \"documentation\", \"benchmarking\", \"multicast\", \"reserved\", \"unspecified\"]",
        # Network that the data applies to, in CIDR notation
        "network": "str | None",
        # Two-letter ISO code of the country
        "countryCode": "str | None",
        # Country, in English
        "country": "str | None",
        # Continent code: AF, AN, AS, EU, NA, OC or SA
        "continentCode": "str | None",
        # State or province
        "region": "str | None",
        # State code, in India
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # City or town
        "city": "str | None",
        # Current name of the district
        "district": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
        # Precision of the location
        "accuracy": "Literal[\"city\", \"region\", \"country\"] | None",
        # Anycast: the network is announced from many locations; the location is that of its holder
        "anycast": "bool",
        # IANA time zone of the location
        "timezone": "str | None",
        # Current UTC offset, such as +05:30
        "utcOffset": "str | None",
        # Number of the autonomous system
        "asn": "int | None",
        # Operator of the network
        "organisation": "str | None",
    },
)

TracerouteResult = TypedDict(
    "TracerouteResult",
    {
        # Target as sent
        "host": "str",
        # IP address that was traced
        "address": "str",
        # IP version
        "family": "Literal[4, 6]",
        # Protocol of the probes
        "protocol": "Literal[\"udp\", \"tcp\"]",
        # Destination port of the probes
        "port": "int",
        # Whether the target responded
        "reached": "bool",
        # Probes sent to each hop
        "count": "int",
        # Hops, nearest first
        "hops": "List[TracerouteResult_HopsItem]",
        # Total duration
        "milliseconds": "float",
    },
)

TracerouteResult_HopsItem = TypedDict(
    "TracerouteResult_HopsItem",
    {
        # Hop number (TTL), from 1
        "hop": "int",
        # IP address; null without a response, and inside the network of this server
        "address": "str | None",
        # Whether its address is private
        "private": "bool",
        # Host name from reverse DNS
        "name": "str | None",
        # Number of the autonomous system
        "asn": "int | None",
        # Operator of the network
        "organisation": "str | None",
        # Two-letter ISO code of its country
        "countryCode": "str | None",
        # Number of probes sent
        "sent": "int",
        # Number of responses
        "received": "int",
        # Packet loss in per cent
        "loss": "float",
        # Round-trip time of the last response, in ms
        "last": "float | None",
        # Minimum round-trip time, in ms
        "best": "float | None",
        # Mean round-trip time, in ms
        "average": "float | None",
        # Maximum round-trip time, in ms
        "worst": "float | None",
        # Standard deviation, in ms
        "deviation": "float | None",
    },
)

PhoneCheckResult = TypedDict(
    "PhoneCheckResult",
    {
        # Number as sent
        "number": "str",
        # Whether the number is valid in its numbering plan; nobody is called
        "valid": "bool",
        # Whether the length is possible
        "possible": "bool",
        # Why it is not valid: too_short, too_long, invalid_length, not_in_use, invalid_country_code or not_a_number
        "reason": "str | None",
        # Type of number, such as mobile or toll_free
        "type": "Literal[\"fixed_line\", \"mobile\", \"fixed_line_or_mobile\", \"toll_free\", \"premium_rate\", \"shared_cost\", \"voip\", \"personal_number\", \"pager\", \"uan\", \"voicemail\", \"short_code\", \"emergency\", \"unknown\"]",
        # Two-letter ISO code of the country
        "countryCode": "str | None",
        # Country, in English
        "country": "str | None",
        # Country calling code, such as 91
        "callingCode": "str | None",
        # National number, without calling code and leading zero
        "nationalNumber": "str | None",
        # E.164 format: a plus sign and digits
        "e164": "str | None",
        # International format
        "international": "str | None",
        # National format
        "national": "str | None",
        # RFC 3966 format (tel: URI)
        "rfc3966": "str | None",
        # Extension, dialled after the call is connected
        "extension": "str | None",
        # For Indian mobile numbers: operator of the number range; a ported number is with another operator
        "carrier": "PhoneCheckResult_Carrier | None",
        # Town or region of a fixed line
        "location": "str | None",
        # Area code of a fixed line, without the leading zero
        "areaCode": "str | None",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
        # Licensed service area of an Indian fixed line
        "circle": "PhoneCheckResult_Circle | None",
        # Special series of an Indian number; null for all others
        "series": "PhoneCheckResult_Series | None",
        # Possible IANA time zones
        "timezones": "List[str]",
    },
)

PhoneCheckResult_Carrier = TypedDict(
    "PhoneCheckResult_Carrier",
    {
        # Operator that the range was allotted to
        "allottedTo": "str",
        # Current name or successor of this operator, if different
        "currentName": "str | None",
    },
)

PhoneCheckResult_Circle = TypedDict(
    "PhoneCheckResult_Circle",
    {
        # Short code of the service area
        "code": "str",
        # Name of the service area
        "name": "str",
    },
)

PhoneCheckResult_Series = TypedDict(
    "PhoneCheckResult_Series",
    {
        # Prefix of the series
        "prefix": "str",
        # Purpose of the series
        "meaning": "str",
    },
)

MobileNetwork = TypedDict(
    "MobileNetwork",
    {
        # MCC and MNC, as phones show it
        "code": "str",
        # Mobile country code
        "mcc": "str",
        # Mobile network code
        "mnc": "str",
        # Operator of the network
        "operator": "str",
        # Licensed service area
        "circle": "MobileNetwork_Circle | None",
        # Whether it is operational
        "operational": "bool",
        # Former operators
        "formerly": "str | None",
    },
)

MobileNetwork_Circle = TypedDict(
    "MobileNetwork_Circle",
    {
        # Short code of the service area
        "code": "str",
        # Name of the service area
        "name": "str",
    },
)

DialledArea = TypedDict(
    "DialledArea",
    {
        # STD code, as it is dialled
        "std": "str",
        # The same without the leading zero
        "areaCode": "str",
        # Towns of the area
        "places": "List[str]",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str | None",
        # State or union territory
        "state": "str | None",
    },
)

Helpline = TypedDict(
    "Helpline",
    {
        # Dialled as it is, without an area code
        "number": "str",
        # What it is for
        "meaning": "str",
        # Whether it is for emergencies
        "emergency": "bool",
        # Who runs or publishes it
        "authority": "str",
    },
)

FakePerson = TypedDict(
    "FakePerson",
    {
        # Always true: marks the record as fictitious
        "fake": "Literal[True]",
        # First and last name, typical of the state
        "name": "str",
        # Given name
        "firstName": "str",
        # Surname
        "lastName": "str",
        # Gender of the given name
        "gender": "Literal[\"female\", \"male\"]",
        # Date of birth, from 1950 to 2005
        "birthDate": "str",
        # Email address at a reserved example domain
        "email": "str",
        # Mobile number in an unallotted series
        "phone": "str",
        # PAN with the digits 0000, which are never issued
        "pan": "str",
        # Home address
        "address": "FakePerson_Address",
        # With extra=aadhaar: begins with 0 or 1, as no issued number does; the check digit is valid
        "aadhaar": "NotRequired[str]",
        # With extra=bank; null if no branch is known
        "bank": "NotRequired[FakePerson_Bank | None]",
        # UPI ID with a handle that no bank uses
        "upi": "NotRequired[str]",
        # With extra=vehicle; null if no transport office is known
        "vehicle": "NotRequired[FakePerson_Vehicle | None]",
        # With extra=phones: one mobile number in common formats, a fixed line and a toll-free number
        "phones": "NotRequired[FakePerson_Phones]",
        # Name in the script of the state; null if that is Latin
        "native": "NotRequired[FakePerson_Native | None]",
    },
)

# Home address
FakePerson_Address = TypedDict(
    "FakePerson_Address",
    {
        # House and street, invented
        "line1": "str",
        # A real locality: the post office of the pincode
        "line2": "str",
        # Town of the post office
        "city": "str",
        # Current name of the district
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # A real pincode of the district
        "pincode": "str",
    },
)

FakePerson_Bank = TypedDict(
    "FakePerson_Bank",
    {
        # Name of a real bank
        "name": "str",
        # Name of a real branch near the address
        "branch": "str | None",
        # Real IFSC in the city, district or state
        "ifsc": "str",
        # Invented account number that begins with six zeros
        "account": "str",
        # Account type: current for companies, savings for people
        "type": "Literal[\"savings\", \"current\"]",
    },
)

FakePerson_Vehicle = TypedDict(
    "FakePerson_Vehicle",
    {
        # Registration number with the digits 0000, which are never issued
        "number": "str",
        # Code of a real transport office of the district, or of the state if the district has none
        "rto": "str",
        # Name of the transport office
        "office": "str",
    },
)

# With extra=phones: one mobile number in common formats, a fixed line and a toll-free number
FakePerson_Phones = TypedDict(
    "FakePerson_Phones",
    {
        # Mobile number in E.164 format
        "e164": "str",
        # The same number in national format, with the leading 0
        "local": "str",
        # The same number with hyphens
        "dashed": "str",
        # The same number as ten digits
        "plain": "str",
        # Fixed line number in an unallotted range
        "landline": "str",
        # Unallotted toll-free number
        "tollFree": "str",
    },
)

FakePerson_Native = TypedDict(
    "FakePerson_Native",
    {
        # Language of the script, as an ISO 639 code
        "language": "str",
        # First and last name
        "name": "str",
        # Given name, in that script
        "firstName": "str",
        # Surname, in that script
        "lastName": "str",
    },
)

FakeCompany = TypedDict(
    "FakeCompany",
    {
        # Always true: marks the record as fictitious
        "fake": "Literal[True]",
        # Company name with the suffix of its legal form
        "name": "str",
        # Legal form, such as Private Limited
        "type": "str",
        # PAN with the digits 0000, which are never issued
        "pan": "str",
        # GSTIN from the PAN and the state, with a valid check character
        "gstin": "str",
        # Corporate identity number (CIN); null for legal forms without one
        "cin": "str | None",
        # Email address at a reserved example domain
        "email": "str",
        # Mobile number in an unallotted series
        "phone": "str",
        # Website at a reserved domain
        "website": "str",
        # Address of the company
        "address": "FakeCompany_Address",
        # With extra=bank; null if no branch is known
        "bank": "NotRequired[FakeCompany_Bank | None]",
        # UPI ID with a handle that no bank uses
        "upi": "NotRequired[str]",
        # With extra=vehicle; null if no transport office is known
        "vehicle": "NotRequired[FakeCompany_Vehicle | None]",
        # With extra=phones: one mobile number in common formats, a fixed line and a toll-free number
        "phones": "NotRequired[FakeCompany_Phones]",
    },
)

# Address of the company
FakeCompany_Address = TypedDict(
    "FakeCompany_Address",
    {
        # House and street, invented
        "line1": "str",
        # A real locality: the post office of the pincode
        "line2": "str",
        # Town of the post office
        "city": "str",
        # Current name of the district
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # A real pincode of the district
        "pincode": "str",
    },
)

FakeCompany_Bank = TypedDict(
    "FakeCompany_Bank",
    {
        # Name of a real bank
        "name": "str",
        # Name of a real branch near the address
        "branch": "str | None",
        # Real IFSC in the city, district or state
        "ifsc": "str",
        # Invented account number that begins with six zeros
        "account": "str",
        # Account type: current for companies, savings for people
        "type": "Literal[\"savings\", \"current\"]",
    },
)

FakeCompany_Vehicle = TypedDict(
    "FakeCompany_Vehicle",
    {
        # Registration number with the digits 0000, which are never issued
        "number": "str",
        # Code of a real transport office of the district, or of the state if the district has none
        "rto": "str",
        # Name of the transport office
        "office": "str",
    },
)

# With extra=phones: one mobile number in common formats, a fixed line and a toll-free number
FakeCompany_Phones = TypedDict(
    "FakeCompany_Phones",
    {
        # Mobile number in E.164 format
        "e164": "str",
        # The same number in national format, with the leading 0
        "local": "str",
        # The same number with hyphens
        "dashed": "str",
        # The same number as ten digits
        "plain": "str",
        # Fixed line number in an unallotted range
        "landline": "str",
        # Unallotted toll-free number
        "tollFree": "str",
    },
)

FakeAddress = TypedDict(
    "FakeAddress",
    {
        # Always true: marks the record as fictitious
        "fake": "Literal[True]",
        # House and street, invented
        "line1": "str",
        # A real locality: the post office of the pincode
        "line2": "str",
        # Town of the post office
        "city": "str",
        # Current name of the district
        "district": "str",
        # Two-letter code of the state or union territory, such as TN
        "stateCode": "str",
        # State or union territory
        "state": "str",
        # A real pincode of the district
        "pincode": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float | None",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float | None",
    },
)

PaymentLink = TypedDict(
    "PaymentLink",
    {
        # upi:// link in the code
        "link": "str",
        # UPI ID of the payee
        "pa": "str",
        # Name of the payee
        "pn": "str | None",
        # Amount in rupees; null if the payer enters it
        "am": "str | None",
        # Currency, always rupees
        "cu": "Literal[\"INR\"]",
        # Note shown to the payer
        "tn": "str | None",
        # Reference of the payee
        "tr": "str | None",
        # Merchant category code
        "mc": "str | None",
        # URL of the QR code image
        "image": "str",
    },
)

RegexTestResult = TypedDict(
    "RegexTestResult",
    {
        # Whether the pattern is found in the text
        "matched": "bool",
        # Number of matches
        "count": "int",
        # Matches, up to limit
        "matches": "List[RegexTestResult_MatchesItem]",
        # Whether there are more matches than are listed
        "truncated": "bool",
        # Engine used
        "engine": "Literal[\"js\", \"re2\"]",
        # Text after replacement
        "result": "str | None",
        # Whether the pattern is vulnerable to ReDoS
        "audit": "RegexTestResult_Audit | None",
    },
)

RegexTestResult_MatchesItem = TypedDict(
    "RegexTestResult_MatchesItem",
    {
        # Matched text
        "match": "str",
        # Start offset, in code points
        "start": "int",
        # End offset (exclusive), in code points
        "end": "int",
        # Capturing groups; null for a group that did not participate
        "groups": "List[str | None]",
        # Named capturing groups
        "named": "Dict[str, str | None]",
    },
)

RegexTestResult_Audit = TypedDict(
    "RegexTestResult_Audit",
    {
        # Verdict of the audit
        "status": "Literal[\"safe\", \"vulnerable\", \"unknown\"]",
        # Time complexity
        "complexity": "str | None",
        # JavaScript expression for an attack string
        "attack": "str | None",
    },
)

PropagationResult = TypedDict(
    "PropagationResult",
    {
        # Time of the conditions
        "at": "str",
        # Location of the station
        "place": "PropagationResult_Place",
        # Space weather indices, live or from the request
        "indices": "PropagationResult_Indices",
        # NOAA scales of radio blackouts, radiation storms and geomagnetic storms; the first two are null if unknown
        "scales": "PropagationResult_Scales",
        # Geomagnetic activity by K index
        "geomagneticField": "Literal[\"quiet\", \"unsettled\", \"active\", \"storm\"]",
        # Critical frequency of the F2 layer (foF2) above the place
        "foF2MHz": "float",
        # Critical frequency of the E layer (foE) above the place
        "foEMHz": "float",
        # Maximum usable frequency of a hop of 3,000 km, now
        "muf3000MHz": "float",
        # Lowest usable frequency, now
        "lufMHz": "float",
        # Path to the other end; null if none was given
        "path": "PropagationResult_Path | None",
        # Amateur bands, longest wavelength first
        "bands": "List[PropagationResult_BandsItem]",
        # Ratings of groups of similar bands
        "groups": "List[PropagationResult_GroupsItem]",
        # Forecast of the next days; empty if the request gave the indices
        "forecast": "List[PropagationResult_ForecastItem]",
        # Whether the live indices are more than four hours old
        "stale": "bool",
    },
)

# Location of the station
PropagationResult_Place = TypedDict(
    "PropagationResult_Place",
    {
        # District and state of a pincode, or the default place if none was given; null for coordinates
        "name": "str | None",
        # Pincode, six digits
        "pincode": "str | None",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Whether the default place was used
        "default": "bool",
    },
)

# Space weather indices, live or from the request
PropagationResult_Indices = TypedDict(
    "PropagationResult_Indices",
    {
        # Solar flux at 10.7 cm
        "sfi": "float",
        # Sunspot number
        "ssn": "float",
        # Planetary K index, 0 to 9: geomagnetic activity over three hours
        "k": "float",
        # Planetary A index of the day
        "a": "float | None",
        # Solar X-ray class, such as C1.2
        "xray": "str | None",
        # Speed of the solar wind, km/s
        "solarWindKmS": "float | None",
        # Bz of the interplanetary magnetic field, nT; negative values favour geomagnetic storms
        "bz": "float | None",
        # Time of the live indices; null if given in the request
        "updated": "str | None",
    },
)

# NOAA scales of radio blackouts, radiation storms and geomagnetic storms; the first two are null if unknown
PropagationResult_Scales = TypedDict(
    "PropagationResult_Scales",
    {
        # Radio blackout, 0 to 5
        "r": "int | None",
        # Radiation storm, 0 to 5
        "s": "int | None",
        # Geomagnetic storm, 0 to 5
        "g": "int",
    },
)

PropagationResult_Path = TypedDict(
    "PropagationResult_Path",
    {
        # Great-circle distance in kilometres
        "distanceKm": "int",
        # Number of hops
        "hops": "int",
        # Maximum usable frequency of the whole path
        "mufMHz": "float",
    },
)

PropagationResult_BandsItem = TypedDict(
    "PropagationResult_BandsItem",
    {
        # Name of the band, such as 20m
        "band": "str",
        # Frequency in the middle of the band
        "frequencyMHz": "float",
        # Rating by day
        "day": "Literal[\"poor\", \"fair\", \"good\"]",
        # Rating by night
        "night": "Literal[\"poor\", \"fair\", \"good\"]",
        # Rating at this time
        "now": "Literal[\"poor\", \"fair\", \"good\"]",
        # Maximum usable frequency used for the rating
        "mufMHz": "float",
    },
)

PropagationResult_GroupsItem = TypedDict(
    "PropagationResult_GroupsItem",
    {
        # Names of the bands, longest to shortest wavelength
        "bands": "str",
        # Rating by day
        "day": "Literal[\"poor\", \"fair\", \"good\"]",
        # Rating by night
        "night": "Literal[\"poor\", \"fair\", \"good\"]",
    },
)

PropagationResult_ForecastItem = TypedDict(
    "PropagationResult_ForecastItem",
    {
        # Date of the forecast as YYYY-MM-DD
        "date": "str",
        # Highest expected K index
        "kMax": "float",
    },
)

SatellitePasses = TypedDict(
    "SatellitePasses",
    {
        # Requested satellite
        "satellite": "SatellitePasses_Satellite",
        # Place of the observer
        "place": "SatellitePasses_Place",
        # Orbital elements used
        "elements": "SatellitePasses_Elements",
        # Whether it never sets, as a geostationary satellite
        "alwaysUp": "bool",
        # Predicted decay according to the elements, within the requested time; passes are computed until then
        "comesDown": "str | None",
        # Passes in order of time
        "passes": "List[SatellitePasses_PassesItem]",
    },
)

# Requested satellite
SatellitePasses_Satellite = TypedDict(
    "SatellitePasses_Satellite",
    {
        # NORAD catalogue number
        "id": "int",
        # Name in the catalogue
        "name": "str",
    },
)

# Place of the observer
SatellitePasses_Place = TypedDict(
    "SatellitePasses_Place",
    {
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
    },
)

# Orbital elements used
SatellitePasses_Elements = TypedDict(
    "SatellitePasses_Elements",
    {
        # Epoch of the elements
        "epoch": "str",
        # Days between the epoch and the requested time
        "ageDays": "float",
        # Whether they were given in the request
        "source": "Literal[\"request\", \"stored\"]",
        # Whether they are more than seven days from the requested time
        "stale": "bool",
    },
)

SatellitePasses_PassesItem = TypedDict(
    "SatellitePasses_PassesItem",
    {
        # Time and direction of the rise
        "rise": "SatellitePasses_PassesItem_Rise",
        # Time and direction of the culmination
        "max": "SatellitePasses_PassesItem_Max",
        # Time and direction of the set
        "set": "SatellitePasses_PassesItem_Set",
        # Duration from rise to set
        "durationSeconds": "int",
        # Share of the pass in sunlight
        "sunlit": "Literal[\"all\", \"part\", \"none\"]",
        # Whether it is sunlit in a dark sky at some time of the pass
        "visible": "bool",
        # Interval of visibility; null if not visible
        "visibleSpan": "SatellitePasses_PassesItem_VisibleSpan | None",
        # Brightest magnitude; lower is brighter, null if unknown
        "magnitude": "float | None",
    },
)

# Time and direction of the rise
SatellitePasses_PassesItem_Rise = TypedDict(
    "SatellitePasses_PassesItem_Rise",
    {
        # Time, with UTC offset
        "time": "str",
        # Azimuth in degrees, clockwise from north
        "azimuth": "float",
        # Elevation in degrees above the horizon
        "elevation": "float",
        # Range: distance to the satellite
        "rangeKm": "int",
        # Given frequency with Doppler shift
        "frequencyHz": "NotRequired[int]",
    },
)

# Time and direction of the culmination
SatellitePasses_PassesItem_Max = TypedDict(
    "SatellitePasses_PassesItem_Max",
    {
        # Time, with UTC offset
        "time": "str",
        # Azimuth in degrees, clockwise from north
        "azimuth": "float",
        # Elevation in degrees above the horizon
        "elevation": "float",
        # Range: distance to the satellite
        "rangeKm": "int",
        # Given frequency with Doppler shift
        "frequencyHz": "NotRequired[int]",
    },
)

# Time and direction of the set
SatellitePasses_PassesItem_Set = TypedDict(
    "SatellitePasses_PassesItem_Set",
    {
        # Time, with UTC offset
        "time": "str",
        # Azimuth in degrees, clockwise from north
        "azimuth": "float",
        # Elevation in degrees above the horizon
        "elevation": "float",
        # Range: distance to the satellite
        "rangeKm": "int",
        # Given frequency with Doppler shift
        "frequencyHz": "NotRequired[int]",
    },
)

SatellitePasses_PassesItem_VisibleSpan = TypedDict(
    "SatellitePasses_PassesItem_VisibleSpan",
    {
        # First time of visibility
        "start": "str",
        # Last time of visibility
        "end": "str",
    },
)

Satellite = TypedDict(
    "Satellite",
    {
        # NORAD catalogue number
        "id": "int",
        # Name in the catalogue
        "name": "str",
        # Alternative names
        "aliases": "List[str]",
        # Groups that it belongs to, such as stations or amateur
        "groups": "List[str]",
        # International designator (COSPAR), such as 1998-067A
        "intlDesignator": "str",
        # Stored orbital elements; null if there are none
        "elements": "Satellite_Elements | None",
    },
)

Satellite_Elements = TypedDict(
    "Satellite_Elements",
    {
        # Epoch of the elements
        "epoch": "str",
        # Days between the epoch and now
        "ageDays": "float",
    },
)

SatelliteDetails = TypedDict(
    "SatelliteDetails",
    {
        # NORAD catalogue number
        "id": "int",
        # Name in the catalogue
        "name": "str",
        # Alternative names
        "aliases": "List[str]",
        # Groups that it belongs to, such as stations or amateur
        "groups": "List[str]",
        # International designator (COSPAR), such as 1998-067A
        "intlDesignator": "str",
        # Stored orbital elements; null if there are none
        "elements": "SatelliteDetails_Elements | None",
        # Standard magnitude at 1,000 km, half lit; lower is brighter
        "standardMagnitude": "float | None",
        # Radio frequencies
        "frequencies": "List[SatelliteDetails_FrequenciesItem]",
        # Orbit from the mean elements
        "orbit": "SatelliteDetails_Orbit | None",
        # Position; null if the elements are too old
        "position": "SatelliteDetails_Position | None",
        # Look angles; null without a place, or if the elements are too old
        "look": "SatelliteDetails_Look | None",
    },
)

SatelliteDetails_Elements = TypedDict(
    "SatelliteDetails_Elements",
    {
        # Epoch of the elements
        "epoch": "str",
        # Days between the epoch and now
        "ageDays": "float",
    },
)

SatelliteDetails_FrequenciesItem = TypedDict(
    "SatelliteDetails_FrequenciesItem",
    {
        # Frequency in MHz
        "mhz": "float",
        # Use of the frequency
        "use": "str",
    },
)

SatelliteDetails_Orbit = TypedDict(
    "SatelliteDetails_Orbit",
    {
        # Inclination in degrees
        "inclination": "float",
        # Orbital period
        "periodMinutes": "float",
        # Perigee altitude above the equatorial radius
        "perigeeKm": "float",
        # Apogee altitude above the equatorial radius
        "apogeeKm": "float",
        # Eccentricity, 0 for a circle
        "eccentricity": "float",
    },
)

SatelliteDetails_Position = TypedDict(
    "SatelliteDetails_Position",
    {
        # Time of the position
        "at": "str",
        # Degrees north of the equator (WGS 84)
        "latitude": "float",
        # Degrees east of Greenwich (WGS 84)
        "longitude": "float",
        # Altitude above the ellipsoid
        "altitudeKm": "float",
        # Speed, km/s
        "velocityKmS": "float",
        # Whether it is sunlit
        "sunlit": "bool",
    },
)

SatelliteDetails_Look = TypedDict(
    "SatelliteDetails_Look",
    {
        # Azimuth in degrees, clockwise from north
        "azimuth": "float",
        # Elevation in degrees above the horizon
        "elevation": "float",
        # Range: distance to the satellite
        "rangeKm": "float",
        # Range rate, km/s; negative while approaching
        "rangeRateKmS": "float",
    },
)

ReadCodes = TypedDict(
    "ReadCodes",
    {
        # Codes found, by page, from top to bottom
        "codes": "List[ReadCodes_CodesItem]",
        # Pages searched; one for an image
        "pages": "List[ReadCodes_PagesItem]",
    },
)

ReadCodes_CodesItem = TypedDict(
    "ReadCodes_CodesItem",
    {
        # Symbology
        "type": "Literal[\"qr\", \"microqr\", \"rmqr\", \"ean13\", \"ean8\", \"upca\", \"upce\", \"code128\", \"code39\", \"code93\", \"codabar\", \"itf\", \"databar\", \"datamatrix\", \"pdf417\", \"aztec\"]",
        # Content as text
        "text": "str",
        # Content as bytes in base64, if it is not text
        "base64": "str | None",
        # Kind of content
        "content": "Literal[\"upi\", \"gst-invoice\", \"aadhaar\", \"url\", \"text\", \"binary\"]",
        # Page of a PDF; 1 for an image
        "page": "int",
        # Bounding box, in pixels from the top left of the page
        "box": "ReadCodes_CodesItem_Box",
        # Degrees clockwise from upright, 0 to 359
        "rotation": "int",
        # Fields of a UPI payment link
        "upi": "ReadCodes_CodesItem_Upi | None",
        # Fields of the signed QR code of a GST e-invoice
        "invoice": "ReadCodes_CodesItem_Invoice | None",
        # Fields of the QR code of an Aadhaar letter or card
        "aadhaar": "ReadCodes_CodesItem_Aadhaar | None",
    },
)

# Bounding box, in pixels from the top left of the page
ReadCodes_CodesItem_Box = TypedDict(
    "ReadCodes_CodesItem_Box",
    {
        # Left edge
        "x": "int",
        # Upper edge
        "y": "int",
        # From left to right
        "width": "int",
        # From top to bottom
        "height": "int",
    },
)

ReadCodes_CodesItem_Upi = TypedDict(
    "ReadCodes_CodesItem_Upi",
    {
        # UPI ID of the payee
        "pa": "str",
        # Name of the payee, as the code states it
        "pn": "str | None",
        # Amount; null if the payer enters it
        "am": "str | None",
        # Currency
        "cu": "str | None",
        # Note
        "tn": "str | None",
        # Reference of the payee
        "tr": "str | None",
        # Merchant category code
        "mc": "str | None",
    },
)

ReadCodes_CodesItem_Invoice = TypedDict(
    "ReadCodes_CodesItem_Invoice",
    {
        # GSTIN of the seller
        "seller_gstin": "str | None",
        # GSTIN of the buyer
        "buyer_gstin": "str | None",
        # Number of the document
        "number": "str | None",
        # INV (invoice), CRN (credit note) or DBN (debit note)
        "type": "str | None",
        # Date of the document, YYYY-MM-DD
        "date": "str | None",
        # Total value in rupees
        "value": "str | None",
        # Number of line items
        "items": "str | None",
        # HSN code of the main item
        "hsn": "str | None",
        # Invoice reference number
        "irn": "str",
        # When the reference number was issued, as printed
        "irn_date": "str | None",
        # Issuer of the token
        "issuer": "str | None",
        # valid or invalid by the given `key`; unverified without a key: anyone can print such a code; unsigned if it has none
        "signature": "Literal[\"valid\", \"invalid\", \"unverified\", \"unsigned\"]",
    },
)

ReadCodes_CodesItem_Aadhaar = TypedDict(
    "ReadCodes_CodesItem_Aadhaar",
    {
        # V1 to V5 of the secure QR code; XML before 2018
        "version": "str",
        # Last four digits of the Aadhaar number
        "last_digits": "str | None",
        # When the code was made, in Indian time
        "generated": "str | None",
        # Name of the holder, in Latin letters
        "name": "str | None",
        # Date or year of birth, as printed
        "date_of_birth": "str | None",
        # M, F or T
        "gender": "str | None",
        # Parent, spouse or guardian, such as C/O Ravi Rao
        "care_of": "str | None",
        # House or flat number, or its name
        "house": "str | None",
        # Street or road of the address
        "street": "str | None",
        # Landmark near the address
        "landmark": "str | None",
        # Area or locality of the address
        "locality": "str | None",
        # Village, town or city
        "village_or_town": "str | None",
        # Post office that serves the address
        "post_office": "str | None",
        # Sub-district, such as a tehsil or taluk
        "sub_district": "str | None",
        # District of the address
        "district": "str | None",
        # State or union territory of the address
        "state": "str | None",
        # Pincode of the address, six digits
        "pincode": "str | None",
        # Last four digits of the mobile number, from V2
        "mobile_last_digits": "str | None",
        # valid or invalid by the given `key`; unverified without a key: anyone can print such a code; unsigned if it has none
        "signature": "Literal[\"valid\", \"invalid\", \"unverified\", \"unsigned\"]",
    },
)

ReadCodes_PagesItem = TypedDict(
    "ReadCodes_PagesItem",
    {
        # Page number, from 1
        "page": "int",
        # Of the image, upright, in pixels
        "width": "int",
        # Of the image, upright, in pixels
        "height": "int",
    },
)

ImageInfoResult = TypedDict(
    "ImageInfoResult",
    {
        # Format detected from the content
        "format": "Literal[\"jpeg\", \"png\", \"webp\", \"heic\", \"avif\", \"gif\", \"bmp\", \"tiff\", \"svg\"]",
        # In pixels, as stored
        "width": "int",
        # In pixels, as stored
        "height": "int",
        # Channels: 3 for colours, 4 with transparency, 1 for greys
        "bands": "int",
        # Whether it has an alpha channel
        "alpha": "bool",
        # Colour space, such as srgb or cmyk
        "colour_space": "str",
        # Number of animation frames or pages; otherwise 1
        "pages": "int",
        # EXIF orientation from 1 (no rotation) to 8
        "orientation": "int",
        # Whether it has EXIF data
        "has_exif": "bool",
        # Whether it contains a GPS position
        "has_location": "bool",
        # Camera; null if not recorded
        "camera": "ImageInfoResult_Camera | None",
        # File size in bytes
        "bytes": "int",
    },
)

ImageInfoResult_Camera = TypedDict(
    "ImageInfoResult_Camera",
    {
        # Maker of the camera or phone
        "make": "str | None",
        # Model of the camera or phone
        "model": "str | None",
        # Lens, if recorded
        "lens": "str | None",
        # Program that wrote the file
        "software": "str | None",
        # Local time of the camera, without a zone
        "taken_at": "str | None",
    },
)

ImageHashResult = TypedDict(
    "ImageHashResult",
    {
        # Average hash: 64 bits in hexadecimal
        "average": "str",
        # Difference hash: 64 bits in hexadecimal
        "difference": "str",
        # Perceptual hash (DCT): 64 bits in hexadecimal; the most robust of the three
        "perceptual": "str",
        # In pixels, after EXIF rotation
        "width": "int",
        # In pixels, after EXIF rotation
        "height": "int",
    },
)

ImageComparison = TypedDict(
    "ImageComparison",
    {
        # Whether the perceptual hashes differ in at most ten bits
        "similar": "bool",
        # Hamming distance of the hashes, of 64 bits
        "distance": "ImageComparison_Distance",
        # 1 for the same image, about 0.5 for unrelated images
        "score": "float",
        # Hashes of each image, in the order sent
        "pictures": "List[ImageHashResult]",
    },
)

# Hamming distance of the hashes, of 64 bits
ImageComparison_Distance = TypedDict(
    "ImageComparison_Distance",
    {
        # Of the average hashes
        "average": "int",
        # Of the difference hashes
        "difference": "int",
        # Of the perceptual hashes
        "perceptual": "int",
    },
)

ImagePlaceholderResult = TypedDict(
    "ImagePlaceholderResult",
    {
        # In pixels, after EXIF rotation
        "width": "int",
        # In pixels, after EXIF rotation
        "height": "int",
        # BlurHash of about 30 characters (blurha.sh)
        "blurhash": "str",
        # Most frequent colour; null if the image is fully transparent
        "dominant": "str | None",
        # Colours, most frequent first
        "colours": "List[ImagePlaceholderResult_ColoursItem]",
        # The image as a WebP of at most 16 pixels, as a data URI
        "data_uri": "str",
    },
)

ImagePlaceholderResult_ColoursItem = TypedDict(
    "ImagePlaceholderResult_ColoursItem",
    {
        # As #rrggbb
        "colour": "str",
        # Share of the image with about this colour, from 0 to 1
        "share": "float",
    },
)

OcrText = TypedDict(
    "OcrText",
    {
        # Recognised text by page
        "pages": "List[OcrText_PagesItem]",
        # Number of characters of all pages
        "characters": "int",
        # Codes of the languages used
        "languages": "List[str]",
        # Confidence from 0 to 1; null if no word was found
        "confidence": "float | None",
    },
)

OcrText_PagesItem = TypedDict(
    "OcrText_PagesItem",
    {
        # Page number, from 1
        "page": "int",
        # Text of the page
        "text": "str",
        # Confidence from 0 to 1; null if no word was found
        "confidence": "float | None",
        # Of the recognised image, in pixels
        "width": "int",
        # Of the recognised image, in pixels
        "height": "int",
        # Degrees, clockwise, by which the image was turned to be upright: 90, 180 or 270; absent if it was upright
        "rotated": "NotRequired[int]",
        # With words=true
        "words": "NotRequired[List[OcrText_PagesItem_WordsItem]]",
    },
)

OcrText_PagesItem_WordsItem = TypedDict(
    "OcrText_PagesItem_WordsItem",
    {
        # The word
        "text": "str",
        # Confidence from 0 to 1
        "confidence": "float",
        # Bounding box of the word, in pixels from the top left
        "box": "OcrText_PagesItem_WordsItem_Box",
    },
)

# Bounding box of the word, in pixels from the top left
OcrText_PagesItem_WordsItem_Box = TypedDict(
    "OcrText_PagesItem_WordsItem_Box",
    {
        # Left edge
        "x": "int",
        # Upper edge
        "y": "int",
        # From left to right
        "width": "int",
        # From top to bottom
        "height": "int",
    },
)

PdfInfoResult = TypedDict(
    "PdfInfoResult",
    {
        # Number of pages
        "pages": "int",
        # PDF version, such as 1.7
        "version": "str",
        # Title; empty if not set
        "title": "str",
        # Author; empty if not set
        "author": "str",
        # Subject; empty if not set
        "subject": "str",
        # Program that created the original document
        "creator": "str",
        # Program that produced the PDF
        "producer": "str",
        # Creation date as a PDF date such as D:20261115093000+05'30'; empty if unknown
        "created": "str",
        # Modification date as a PDF date; empty if unknown
        "modified": "str",
        # Keywords; empty if not set
        "keywords": "List[str]",
        # Distinct page sizes as displayed, in points of 1/72 inch
        "page_sizes": "List[PdfInfoResult_PageSizesItem]",
        # Whether it is encrypted
        "encrypted": "bool",
        # Whether it has form fields
        "form": "bool",
        # Whether a signature field has been signed
        "signatures": "bool",
        # Whether it is a tagged PDF, for screen readers
        "tagged": "bool",
        # Whether it is linearised, for fast web view
        "linearized": "bool",
        # Whether it has an outline (bookmarks)
        "bookmarks": "bool",
        # Number of embedded files and file attachments
        "attachments": "int",
        # File size in bytes
        "bytes": "int",
    },
)

PdfInfoResult_PageSizesItem = TypedDict(
    "PdfInfoResult_PageSizesItem",
    {
        # Points
        "width": "float",
        # Points
        "height": "float",
        # Paper size such as A4 or Letter, or empty
        "name": "str",
    },
)

PdfTextResult = TypedDict(
    "PdfTextResult",
    {
        # Text by page
        "pages": "List[PdfTextResult_PagesItem]",
        # Number of characters of all pages
        "characters": "int",
        # Whether it looks like a scan: fewer than 20 characters per page, and at least one page that needs OCR. Use /v1/ocr in this case
        "needs_ocr": "bool",
    },
)

PdfTextResult_PagesItem = TypedDict(
    "PdfTextResult_PagesItem",
    {
        # Page number, from 1
        "page": "int",
        # Text of the page
        "text": "str",
        # Whether the page has graphics but fewer than 20 characters of text, without spaces
        "needs_ocr": "bool",
        # OCR confidence of a page read with ocr=auto, from 0 to 1; null if no word was found
        "confidence": "NotRequired[float | None]",
    },
)

PdfTablesResult = TypedDict(
    "PdfTablesResult",
    {
        # In the order of the pages; empty if none was found
        "tables": "List[PdfTable]",
    },
)

PdfTable = TypedDict(
    "PdfTable",
    {
        # Where the table is: several pages if it continues
        "pages": "List[PdfTable_PagesItem]",
        # lattice: by rulings; stream: by the alignment of the text
        "method": "Literal[\"lattice\", \"stream\"]",
        # From left to right
        "columns": "List[PdfTable_ColumnsItem]",
        # The text of each cell, without the header; lines of a cell are joined by a space
        "rows": "List[List[str]]",
    },
)

PdfTable_PagesItem = TypedDict(
    "PdfTable_PagesItem",
    {
        # Page number, from 1
        "page": "int",
        # In points of 1/72 inch from the upper left corner of the page as it is displayed
        "box": "PdfTable_PagesItem_Box",
    },
)

# In points of 1/72 inch from the upper left corner of the page as it is displayed
PdfTable_PagesItem_Box = TypedDict(
    "PdfTable_PagesItem_Box",
    {
        # Left edge
        "left": "float",
        # Upper edge
        "top": "float",
        # From left to right
        "width": "float",
        # From top to bottom
        "height": "float",
    },
)

PdfTable_ColumnsItem = TypedDict(
    "PdfTable_ColumnsItem",
    {
        # From the header row; null if the table has none
        "name": "str | None",
        # The type of all cells of the column, apart from empty ones
        "type": "Literal[\"text\", \"amount\", \"date\"]",
        # For amounts numbers, negative for debits (Dr), brackets and minus signs; for dates ISO dates, read as day before month. In the order of rows; null for an empty cell or a dash
        "values": "NotRequired[List[float | str | None]]",
    },
)

PdfComparison = TypedDict(
    "PdfComparison",
    {
        # Whether nothing differs
        "equal": "bool",
        # Number of pages of the first PDF
        "pages_before": "int",
        # Number of pages of the second PDF
        "pages_after": "int",
        # Pages that differ, in order
        "pages": "List[PdfComparison_PagesItem]",
        # Inserted and deleted words, in order
        "words": "List[PdfComparison_WordsItem]",
    },
)

PdfComparison_PagesItem = TypedDict(
    "PdfComparison_PagesItem",
    {
        # Page number in the first PDF, from 1; null if the page was inserted
        "before": "int | None",
        # Page number in the second PDF, from 1; null if the page was removed
        "after": "int | None",
        # inserted and removed: the other PDF has no such page
        "change": "Literal[\"changed\", \"inserted\", \"removed\"]",
        # Share of the pixels that differ; null if there is no page to compare with, or if the time limit was reached
        "pixels": "float | None",
        # Visible differences, in points of 1/72 inch from the upper left corner of the page as it is displayed
        "boxes": "List[PdfComparison_PagesItem_BoxesItem]",
        # Number of words inserted on the page of the second PDF
        "inserted": "int",
        # Number of words deleted from the page of the first PDF
        "deleted": "int",
    },
)

PdfComparison_PagesItem_BoxesItem = TypedDict(
    "PdfComparison_PagesItem_BoxesItem",
    {
        # Left edge
        "left": "float",
        # Upper edge
        "top": "float",
        # From left to right
        "width": "float",
        # From top to bottom
        "height": "float",
    },
)

PdfComparison_WordsItem = TypedDict(
    "PdfComparison_WordsItem",
    {
        # A replaced word is deleted and inserted
        "change": "Literal[\"inserted\", \"deleted\"]",
        # Page number, from 1: of the first PDF for deleted words, of the second one for inserted words
        "page": "int",
        # Consecutive words, joined by spaces
        "text": "str",
        # Where they are, a box per line, in points from the upper left corner of that page
        "boxes": "List[PdfComparison_WordsItem_BoxesItem]",
    },
)

PdfComparison_WordsItem_BoxesItem = TypedDict(
    "PdfComparison_WordsItem_BoxesItem",
    {
        # Left edge
        "left": "float",
        # Upper edge
        "top": "float",
        # From left to right
        "width": "float",
        # From top to bottom
        "height": "float",
    },
)

PdfSignaturesResult = TypedDict(
    "PdfSignaturesResult",
    {
        # Whether the PDF has a signature
        "signed": "bool",
        # Whether all signatures are intact; null if there is none, or one could not be checked
        "all_intact": "bool | None",
        # Signatures in the order of signing
        "signatures": "List[PdfSignature]",
        # Signature fields without a signature
        "unsigned_fields": "List[str]",
    },
)

PdfSignature = TypedDict(
    "PdfSignature",
    {
        # Name of the signature field
        "field": "str",
        # Page with the signature, from 1; null if it is on none
        "page": "int | None",
        # Whether it is shown on the page
        "visible": "bool",
        # Approval signature, certification by the author, or time-stamp of the document
        "kind": "Literal[\"signature\", \"certification\", \"timestamp\"]",
        # Changes that the author allows: 1 none, 2 filling in forms, 3 annotations too
        "certification_level": "int | None",
        # SubFilter, such as adbe.pkcs7.detached
        "format": "str | None",
        # Who signed, by the certificate; null if it is not in the file
        "signer": "PdfSignatureName | None",
        # Name in the signature dictionary; it is not proven
        "stated_name": "str | None",
        # Reason given
        "reason": "str | None",
        # Place given
        "location": "str | None",
        # Contact given
        "contact": "str | None",
        # Time by the clock of the signer (ISO 8601, UTC); it is not proven
        "signed_at": "str | None",
        # Time-stamp of an authority; null if there is none
        "timestamp": "PdfSignature_Timestamp | None",
        # Hash function, such as sha256
        "digest_algorithm": "str | None",
        # Such as RSA or ECDSA
        "signature_algorithm": "str | None",
        # Whether the signed bytes are unchanged; null if that cannot be checked
        "digest_matches": "bool | None",
        # Whether the key of the certificate made the signature; null if that cannot be checked
        "signature_valid": "bool | None",
        # Both of these
        "intact": "bool | None",
        # Whether the signature covers the whole file; false if something was appended
        "covers_file": "bool",
        # Length of the signed revision; null if the byte range is invalid
        "signed_bytes": "int | None",
        # Bytes after the signed revision
        "appended_bytes": "int | None",
        # What was changed after signing; null if nothing was appended or it cannot be compared
        "changes": "PdfSignatureChanges | None",
        # Certificate chain from the signer upwards, as far as the file contains it
        "certificates": "List[PdfSignatureCertificate]",
        # Whether the chain ends at a self-signed root
        "chain_complete": "bool",
        # Whether the chain leads to one of the roots given, and was valid at the time of signing; null if no root was given
        "trusted": "bool | None",
        # Why something could not be checked, or what is wrong
        "problem": "str | None",
    },
)

PdfSignature_Timestamp = TypedDict(
    "PdfSignature_Timestamp",
    {
        # Time (ISO 8601, UTC)
        "time": "str",
        # Name of the time-stamping authority
        "authority": "str | None",
        # Whether it is of this signature and its own signature is valid; null if that cannot be checked
        "valid": "bool | None",
    },
)

PdfSignatureName = TypedDict(
    "PdfSignatureName",
    {
        # Name of the person or authority (CN)
        "common_name": "str | None",
        # Organisation (O)
        "organisation": "str | None",
        # Country (C)
        "country": "str | None",
        # All attributes of the name
        "full": "str",
    },
)

PdfSignatureChanges = TypedDict(
    "PdfSignatureChanges",
    {
        # Number of pages added
        "pages_added": "int",
        # Number of pages removed
        "pages_removed": "int",
        # Pages with other content, size or rotation
        "pages_changed": "List[int]",
        # Pages whose annotations were added, changed or removed
        "annotation_pages": "List[int]",
        # Form fields with another value or appearance
        "fields_changed": "List[str]",
        # Number of signature fields that were signed
        "signatures_added": "int",
        # Whether certificates and revocation data were added, for later validation
        "validation_data": "bool",
    },
)

PdfSignatureCertificate = TypedDict(
    "PdfSignatureCertificate",
    {
        # Whose certificate it is
        "subject": "PdfSignatureName",
        # Who issued it
        "issuer": "PdfSignatureName",
        # Serial number in hexadecimal
        "serial": "str",
        # First moment of its validity (ISO 8601)
        "valid_from": "str",
        # Last moment of its validity (ISO 8601)
        "valid_to": "str",
        # Whether it was valid at the time of signing; null if that time is unknown
        "valid_when_signed": "bool | None",
        # Kind and size of the public key
        "key": "str",
        # SHA-256 of the certificate
        "fingerprint": "str",
    },
)

PdfFormResult = TypedDict(
    "PdfFormResult",
    {
        # Fields in the order of the form
        "fields": "List[PdfFormField]",
        # Whether it has an XFA form too, which only Adobe programs show; filling removes it
        "xfa": "bool",
    },
)

PdfFormField = TypedDict(
    "PdfFormField",
    {
        # Full name, for /v1/pdf/fill
        "name": "str",
        # Human-readable name (the tooltip, /TU), if there is one
        "label": "str | None",
        # choice is a drop-down list; buttons and signatures cannot be filled
        "type": "Literal[\"text\", \"checkbox\", \"radio\", \"choice\", \"list\", \"button\", \"signature\"]",
        # Text or chosen option; true or false for a check box; a list if several can be chosen; null if empty
        "value": "str | bool | List[str] | None",
        # Options of a choice, a list, radio buttons or check boxes
        "options": "List[PdfFormField_OptionsItem]",
        # Page number, from 1; null if it is on no page
        "page": "int | None",
        # Whether it must be filled in
        "required": "bool",
        # Whether it is read-only
        "read_only": "bool",
        # Whether the text may have several lines
        "multiline": "bool",
        # Whether a choice accepts other text
        "editable": "bool",
        # Maximum number of characters
        "max_length": "int | None",
    },
)

PdfFormField_OptionsItem = TypedDict(
    "PdfFormField_OptionsItem",
    {
        # Value to fill in
        "value": "str",
        # As shown
        "label": "str",
    },
)

PdfMetadataResult = TypedDict(
    "PdfMetadataResult",
    {
        # Document information dictionary: Title, Author, CreationDate and others
        "fields": "Dict[str, str]",
        # XMP metadata (XML), if the file has it unencrypted
        "xmp": "str | None",
        # Counts of active content; sanitise=true removes it
        "active": "PdfMetadataResult_Active",
    },
)

# Counts of active content; sanitise=true removes it
PdfMetadataResult_Active = TypedDict(
    "PdfMetadataResult_Active",
    {
        # Scripts
        "javascript": "int",
        # Actions that start a program
        "launch": "int",
        # Actions that submit or import form data
        "submit": "int",
        # Actions that open another file
        "remote": "int",
        # Sound, video, 3D and other multimedia
        "media": "int",
        # Automatic actions, such as on opening a page
        "triggers": "int",
        # Embedded files
        "attachments": "int",
        # XFA forms
        "xfa": "int",
        # References to external files
        "external": "int",
    },
)

FoundInFile = TypedDict(
    "FoundInFile",
    {
        # Unit of sizes and boxes: points (1/72 inch) in a PDF, pixels in an image
        "unit": "Literal[\"point\", \"pixel\"]",
        # Pages of the file
        "pages": "List[FoundInFile_PagesItem]",
        # Items to be masked, in page order
        "found": "List[FoundInFile_FoundItem]",
        # Number of items by kind
        "counts": "Dict[str, int]",
    },
)

FoundInFile_PagesItem = TypedDict(
    "FoundInFile_PagesItem",
    {
        # Page number, from 1
        "page": "int",
        # As displayed
        "width": "float",
        # As displayed
        "height": "float",
        # text: the text of the PDF; ocr: also its pictures, by OCR
        "read": "Literal[\"text\", \"ocr\"]",
    },
)

FoundInFile_FoundItem = TypedDict(
    "FoundInFile_FoundItem",
    {
        # What it is
        "kind": "Literal[\"aadhaar\", \"aadhaar_vid\", \"pan\", \"phone\", \"bank_account\", \"card\", \"upi\", \"email\", \"gstin\", \"passport\", \"voter_id\", \"driving_licence\", \"uan\", \"abha\", \"dob\"]",
        # Page number, from 1
        "page": "int",
        # The value with X for what is hidden; never the whole value
        "masked": "str",
        # From 0 to 1
        "confidence": "float",
        # Text of a PDF, text of a picture, or a QR code or barcode
        "source": "Literal[\"text\", \"ocr\", \"code\"]",
        # What is painted over, from the top left of the page; outside of the page if the text is not visible
        "boxes": "List[FoundInFile_FoundItem_BoxesItem]",
    },
)

FoundInFile_FoundItem_BoxesItem = TypedDict(
    "FoundInFile_FoundItem_BoxesItem",
    {
        # Left edge
        "x": "float",
        # Upper edge
        "y": "float",
        # From left to right
        "width": "float",
        # From top to bottom
        "height": "float",
    },
)

Identified = TypedDict(
    "Identified",
    {
        # Family id of the operation
        "family": "str",
        # Its operationId in the OpenAPI document
        "operation": "str",
        # What the operation does, in a few words
        "title": "str",
        # Confidence from 0 to 1
        "confidence": "float",
        # Why it matches
        "why": "str",
        # HTTP method
        "method": "Literal[\"GET\", \"POST\"]",
        # Parameters extracted from the text
        "input": "Dict[str, str | float | bool | List[str]]",
        # Required parameters, or the file, that the text does not contain
        "missing": "List[str]",
        # URL of the request; missing parameters are in braces
        "request": "str",
        # Response to the request; only for the first interpretation, if it is a simple lookup
        "answer": "NotRequired[Identified_Answer]",
    },
)

# Response to the request; only for the first interpretation, if it is a simple lookup
Identified_Answer = TypedDict(
    "Identified_Answer",
    {
        # Result of the operation
        "data": "Any",
        # Metadata of the result
        "meta": "Dict[str, Any]",
    },
)

TextChunkData = TypedDict(
    "TextChunkData",
    {
        # Unit of size and overlap
        "unit": "str",
        # Maximum size of a chunk
        "size": "int",
        # Maximum overlap of consecutive chunks
        "overlap": "int",
        # Chunks in order
        "chunks": "List[TextChunkResult]",
    },
)
