/** Marks of a list at the beginning of a line: `- `, `• `, `1. `, `2、`, `[ ]`. */
const BULLET =
  /^[ \t]*(?:(?:[-–—*•·●○▪◦☐□☑✓✔√]|\[[ x]?\]|\(?\d{1,2}[.、)）](?!\d)|第?[一二三四五六七八九十]{1,3}、)[ \t]*){1,2}/u;
/** `1. milk 2. eggs` in one line: each number begins a thing. */
const NUMBERED = /^[ \t]*\(?1[.、)] ?\D/u;
const NEXT_NUMBER = /(?<=\D)(?=\(?\d{1,2}[.、)] ?[^\d ])/gu;
/** What a dot ends is a word for an amount and no sentence. */
const ABBREVIATED = /(?<![a-z])(lbs?|oz|kgs?|g|ml|pcs?|pkgs?|doz|approx)\.(?= |$)/giu;
const NUMBERS = /(\d),(?=\d{3}(?!\d))/gu;

/** What keeps its `and`. */
const TOGETHER =
  /mac and cheese|fish and chips|half and half|ham and cheese|salt and vinegar|salt and pepper|sweet and sour|black and white|pork and cabbage|head and shoulders|bread and butter pickles|cookies and cream|lemon and ginger|surf and turf|rum and raisin| and a half| hundred and (?=\w)/giu;
/** A sign nobody types, in place of what must not divide. */
const KEPT = '\u0001';

/** 和 between two things; not that of 和牛 or 柔和. */
const AND_HAN =
  /(?<=\p{Script=Han}|[a-z\d] ?|[)）] ?)(?<![柔温平缓随暖共中调总饱祥谦醇])和(?!牛|田|果子|风|服|面|谐|平|合|纸|式|其正|气)(?=.)/giu;
const ALSO = /(?<=.)(?:以及|还有|还要|另外|再来|再要|再加|再买|然后|加上)(?=.)/gu;
const AND = / (?:and|plus|&|as well as|and also) /giu;
const BREAK = /[\n\r;；、，。！？!?|]+|,|\.(?= |$)|(?<!\d) ?\/ ?(?!\d)|(?<=\D) ?[+＋] ?/u;

/** What a list is for, before a colon: it is no thing itself. */
const HEADING =
  /^(?:(?:购物|买菜)?清单|(?:今天|明天|周末|今晚)?(?:早[饭餐]|午[饭餐]|晚[饭餐]|火锅|烧烤|野餐|宵夜|下午茶)?|(?:要|想)?买|(?:my )?(?:shopping |grocery )?list|to buy|(?:for )?(?:breakfast|lunch|dinner|supper|hot ?pot|bbq|barbecue|picnic|tea|the party|today|tomorrow|tonight|the weekend)(?: night| party)?) ?: ?/iu;

/** Who wrote a line of a chat, and when: `[2026-11-30 10:23] Mum: `, `9:14 AM - Mum: `, 妈妈 昨天 10:23. */
const DAY =
  '(?:\\d{4}[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?|\\d{1,2}[-/.月]\\d{1,2}(?:[-/.]\\d{2,4})?日?|[今昨前]天|(?:周|星期)[一二三四五六日天]|yesterday|today)';
const CLOCK = '(?:[上下中]午|早上|晚上|凌晨)? ?\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?';
const STAMP = `\\[?(?:${DAY}[,、]? ?)?${CLOCK}(?:[,、]? ?${DAY})?\\]?`;
const SAID_AT = new RegExp(`^ ?${STAMP} ?(?:- ?)?(?:[^:\\d]{1,20}: ?)?(?!\\d)|^[^:]{1,20} ${STAMP} ?:?$`, 'iu');

/** What is said beside a list. */
const POLITE =
  /^(?:老板(?:娘)?|你好|您好|谢谢(?:你|您|啦|了)?|谢了|麻烦(?:你|您)?了?|就这些|没了|好了|清单|购物清单|hi|hello|hey|thanks?(?: you)?(?: so much| a lot)?|please|pls|that['’]s (?:all|it)|(?:shopping|grocery) list)$/iu;

/** The things of a list line by line, each as it was said. */
export function splitList(text: string): string[][] {
  return text
    .split(/[\n\r]+/u)
    .map((line) => line.replace(SAID_AT, ''))
    .flatMap((line) => (NUMBERED.test(line) ? line.split(NEXT_NUMBER) : line))
    .map((line) => line.replace(BULLET, '').replace(HEADING, ''))
    .map((line) => partsOf(line).filter(isThing));
}

const isThing = (part: string): boolean => /[\p{L}\p{N}]/u.test(part) && !POLITE.test(part.replace(/[:：]$/u, ''));

function partsOf(line: string): string[] {
  const plain = line
    .replace(NUMBERS, '$1')
    .replace(ABBREVIATED, '$1')
    .replace(
      /[(（【[]([^()（）【】[\]]{0,40})[)）】\]]/gu,
      (_, inside: string) => ` ${inside.replace(/[,，、;；]/gu, ' ')} `,
    )
    .replace(TOGETHER, (kept) => kept.replace(/ and /iu, KEPT));
  return plain
    .replace(AND, '\n')
    .replace(AND_HAN, '\n')
    .replace(ALSO, (word) => `\n${word}`)
    .split(BREAK)
    .map((part) => part.replaceAll(KEPT, ' and ').trim());
}
