export const onlyElsewhere = {}, readAsText = [], sentAndKept = {};
