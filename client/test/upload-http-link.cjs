// Stands in for apollo-upload-client, which is only an ES module: Jest cannot load one from a test in jsdom.
module.exports = class UploadHttpLink {};
