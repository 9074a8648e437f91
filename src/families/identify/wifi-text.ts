/** The text of a QR code by which phones join a wireless network. */
const WIFI = /(?:^|\s)(?:wi-?fi|wifi|वाईफाई|वाई-फाई|वायफाय|வைஃபை|వైఫై|ವೈಫೈ|ওয়াইফাই|વાઇફાઇ|വൈഫൈ)(?=\s|$)/iu;
const LABEL_END = String.raw`\s*(?:[=:]|\bis\b)?\s*`;
const PASSWORD_LABEL = 'password|passwd|pass|pwd|passcode|पासवर्ड|கடவுச்சொல்|పాస్‌వర్డ్|ಪಾಸ್‌ವರ್ಡ್|পাসওয়ার্ড|પાસવર્ડ|പാസ്‌വേഡ്';
const NAME_LABEL = 'ssid|name|naam|network|नाम|பெயர்|పేరు|ಹೆಸರು|নাম|નામ|പേര്';
const PASSWORD = new RegExp(`(?<=\\s)(?:${PASSWORD_LABEL})${LABEL_END}(\\S+)`, 'iu');
const OPEN = /\b(?:no password|without password|open)\b/i;
const NAME = new RegExp(
  `(?<=\\s)(?:${NAME_LABEL})${LABEL_END}(.+?)(?=\\s+(?:and\\s+|aur\\s+|no\\s+|without\\s+)?(?:${PASSWORD_LABEL})|$)`,
  'iu',
);
/** Characters that separate the fields. */
const SPECIAL = /[\\;,:"]/g;

/** `undefined` unless a network and its password, or that it has none, are named. */
export function wifiText(question: string): string | undefined {
  const name = WIFI.test(question) ? NAME.exec(question)?.[1] : undefined;
  if (name === undefined) return undefined;
  const isOpen = OPEN.test(question);
  const password = isOpen ? undefined : PASSWORD.exec(question)?.[1];
  if (!isOpen && password === undefined) return undefined;
  const field = (value: string): string => value.replace(SPECIAL, String.raw`\$&`);
  return password === undefined ? `WIFI:T:nopass;S:${field(name)};;` : `WIFI:T:WPA;S:${field(name)};P:${field(password)};;`;
}
