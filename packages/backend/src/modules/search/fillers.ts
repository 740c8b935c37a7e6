/** Words that say nothing about a product; left out unless the customer typed nothing else. */
export const fillers = new Set(
  '的 了 和 与 及 或 个 用 a an and for in of on or the to with my your some something that this is are has have from without by at i'.split(
    ' ',
  ),
);
