/** What leads a wish and says nothing about it. */
const ASKED =
  /^(?:我们?(?:还)?(?:想要|想买|需要|要买|要|想)|想要|想买|需要|要买|帮(?:我|忙)(?:带|买|拿|捎)?(?:点儿?|些)?|麻烦(?:你|您)?|请(?:你|您)?(?:帮我)?|(?:给|替|跟)我(?:来|拿|带|买|捎)?|顺便(?:带|买)?|记得(?:带|买)?|还(?:要|有|得买|需要)|另外|以及|然后|最后|再(?=[要来买拿带加一两二三四五六七八九十半几\d])|要(?!素)|买(?!家)|老板|大概|大约|差不多|约(?=[\d一二两三四五六七八九十半]))(?:点儿?|些)?[ ,，]?/u;
/** Verbs that begin names, too: 带鱼, 拿铁, 来伊份. They lead a wish where an amount follows. */
const BEFORE_AMOUNT =
  /^(?:来|拿|带|称|切|捎|整|弄|搞|加|打|上)(?=[ \d一二两三四五六七八九十半几]|[个只瓶盒袋包把条箱斤桶罐份块根点些]|打鸡蛋)/u;
const SOME =
  /^(?:一?点儿?(?![零一二三四五六七八九](?:[斤两克升磅]|公斤|千克))|一?些|少许|适量|几(?:个|只|斤|盒|袋|瓶|包|根|把)|若干)(?!心)(?:的)?/u;
const POLITE =
  /^(?:please|pls|kindly|hi|hello|hey|ok|okay|um|uh|so)(?![a-z'’])[ ,]?|^(?:(?:can|could|would) you (?:please )?|(?:i|we)(?:['’]d| would) like(?: to (?:buy|get|have))? |(?:i|we) (?:also )?(?:need|want)(?: to (?:buy|get|have))? |let['’]?s (?:get|buy|have) |give me |bring me |get me |get us |get (?!well)|buy (?:me )?|grab (?:me )?|pick up |fetch |add |don['’]?t forget (?:the |to buy )?|remember (?:the |to buy )?|also |plus |and |then |maybe |about |around |approximately |some more |some |any |more (?=\w+s\b)|a bit of |a little |a few |several |few |the |my |our |of )/u;

const THANKS =
  /(?:[,， ]*(?:谢谢(?:你|您|啦|了)?|谢了|就(?:行|好|可以)(?:了|啦)?|好了|吧|啊|呀|哦|哈|啦|左右|上下|来着|thanks?(?: you)?|thank you|please|pls|too|as well|or so))+$/u;
const ENDS = /^[\s\-–—−~:：,，.。的]+|[\s\-–—−~:：,，.。!！?？]+$/gu;

/** One word more than anybody leads a wish with. */
const MOST_LED = 6;

/** The text without what leads and ends a wish; `hasAsked`: somebody was asked for it, so a unit alone is one of it. */
export function withoutFillers(text: string): { text: string; hasAsked: boolean } {
  let rest = trimmed(text);
  let hasAsked = false;
  for (let led = 0; led < MOST_LED; led += 1) {
    const found = ASKED.exec(rest) ?? BEFORE_AMOUNT.exec(rest) ?? SOME.exec(rest) ?? POLITE.exec(rest.toLowerCase());
    if (!found || found[0].length >= rest.length) break;
    rest = trimmed(rest.slice(found[0].length));
    hasAsked ||= /[来买要拿带给]/.test(found[0]);
  }
  const ended = trimmed(rest.replace(THANKS, ''));
  return { text: ended || rest, hasAsked };
}

/** The text without blanks and marks at its ends. */
export const trimmed = (text: string): string => text.replace(ENDS, '');
