/** Further names of Indian airports, by IATA code: cities they serve, former names of these, and what people call them. */
const NAMES = `AMD Ahmedabad Karnavati|ATQ Raja Sansi Sri Guru Ram Dass Jee|AYJ Ayodhya Faizabad|BBI Bhubaneshwar|BDQ Baroda|BHO Bhopal|BLR Bangalore KIA Devanahalli|BOM Bombay Mumbai Sahar Santacruz
  |CCJ Kozhikode Karipur|CCU Calcutta Dum Dum|CJB Kovai Peelamedu|CNN Cannanore|COK Kochi Nedumbassery Ernakulam|DBR Mithila|DED Dehra Dun Rishikesh|DEL Delhi IGI Palam|DHM Dharamsala McLeod Ganj|DIB Mohanbari
  |GAU Gauhati|GBI Gulbarga|GOI Goa Panaji|GOX Goa Mopa North Goa Panaji|HBX Hubli Dharwad|HDO Delhi Ghaziabad Noida|HGI Itanagar|HSR Rajkot|HSS Hissar|HWR Ludhiana|HYD Shamshabad Secunderabad
  |IMF Tulihal|ISK Nasik Ozar|IXA Singerbhil|IXB Siliguri Darjeeling|IXC Mohali|IXD Allahabad Prayagraj|IXE Mangalore|IXG Belgaum|IXJ Satwari|IXL Ladakh|IXR Ranchi|IXU Sambhajinagar Aurangabad|IXY Gandhidham
  |IXZ Andaman Sri Vijaya Puram|JRG Veer Surendra Sai Sambalpur|KJB Uyyalawada Narasimha Reddy|KNU Cawnpore|KUU Manali Kullu Bhuntar|LKO Amausi|MAA Madras Meenambakkam|MYQ Mysuru|NDC Nanded|NMI Panvel Bombay Mumbai
  |PAT Patna|PGH Nainital Rudrapur|PNQ Poona Lohegaon|PNY Pondy Puducherry|RDP Durgapur Asansol|RJA Rajamahendravaram Rajahmundry|RPR Naya Raipur|SAG Shirdi|SDW Malvan|SHL Umroi|SXR Kashmir|TCR Thoothukudi
  |TIR Renigunta|TRV Trivandrum|TRZ Trichy Tiruchchirappalli|UDR Dabok|VGA Gannavaram Amaravati|VNS Banaras Benares Kashi|VTZ Vizag Vishakhapatnam`;

const byCode = new Map(
  NAMES.split('|').map((entry) => {
    const [code = '', ...words] = entry.trim().split(' ');
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    return [code, [...words, ...pairs]] as const;
  }),
);

/** Each word by itself, and each with the one after it: which of them belong together only readers know. */
export function otherAirportNames(iata: string): readonly string[] {
  return byCode.get(iata) ?? [];
}
