/** Of the API's explorer, in client/ and in the folder of built files. */
export const EXPLORER_FOLDER = "explorer";
