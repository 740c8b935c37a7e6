const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const bearer = /\b(Bearer\s+)[\w.~+/=-]+/gi;
/** `jishi_refresh_token=…`, `"access_token":"…"`, `password: …`; never a bare JSON value, or the line were no JSON any more. */
const named = /([\w-]*(?:token|password|secret)[\w-]*(?:=|: |\\?":\\?"))[^&\s;,"'\\}]+/gi;
/** Codes are secrets in addresses only, elsewhere they are numbers of errors; what somebody wants to buy, and the list of a link, are theirs. */
const inAddress = /([?&](?:code|ticket|uuid|say|list)=)[^&\s#"]+/gi;

/** Hides phone numbers (but their ends), tokens, codes and passwords in a text for the log. */
export const maskText = (text: string): string =>
  text.replace(phone, '$1****$2').replace(bearer, '$1***').replace(named, '$1***').replace(inAddress, '$1***');
