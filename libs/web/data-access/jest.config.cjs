module.exports = require('../../../jest.preset.cjs').webProject(__dirname);
