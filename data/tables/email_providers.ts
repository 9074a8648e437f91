/** Mail providers that people in India and elsewhere use, and services that pass mail on. All of them win over any list of throw-away domains. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Providers that a mistyped domain is compared with, the ones with most users first: of two that fit equally, the first is suggested. */
export const knownProviders: readonly string[] = words(`
  gmail.com yahoo.com hotmail.com outlook.com rediffmail.com yahoo.co.in yahoo.in icloud.com live.com googlemail.com
  ymail.com rocketmail.com hotmail.co.in outlook.in live.in msn.com aol.com me.com mac.com
  rediff.com sify.com indiatimes.com in.com airtelmail.in bsnl.in bsnl.co.in dataone.in vsnl.net vsnl.com mtnl.net.in sancharnet.in eth.net
  zoho.com zoho.in zohomail.com zohomail.in protonmail.com proton.me pm.me tutanota.com tuta.com fastmail.com hey.com mail.com email.com
  gmx.com gmx.de gmx.net web.de yandex.com yandex.ru mail.ru qq.com 163.com 126.com 21cn.com sina.com naver.com
  yahoo.co.uk yahoo.fr yahoo.de yahoo.ca hotmail.co.uk hotmail.fr outlook.fr comcast.net verizon.net att.net sbcglobal.net
  bigpond.com btinternet.com orange.fr free.fr libero.it t-online.de
`);

/** Domains that stand on lists of throw-away ones by mistake. */
export const wronglyListed: readonly string[] = words('sify.com 21cn.com yourdomain.com');

/** Services that hand mail on to an address that stays hidden: the mailbox behind them is a lasting one. */
export const relays: readonly string[] = words(`
  duck.com mozmail.com relay.firefox.com privaterelay.appleid.com
  simplelogin.com simplelogin.co simplelogin.fr simplelogin.io aleeas.com slmail.me slmails.com 8alias.com 8shield.net dralias.com
  addy.io anonaddy.com anonaddy.me passmail.net passmail.com passinbox.com passfwd.com cloaked.id erine.email
`);
