/** Pages of the sandbox, where web passes them on to the api and no call of the contract lies. */
const SANDBOX_PATH = '/api/sandbox';
export const CASHIER_PATH = `${SANDBOX_PATH}/cashier`;
export const GATEWAY_PATH = `${SANDBOX_PATH}/gateway.do`;
