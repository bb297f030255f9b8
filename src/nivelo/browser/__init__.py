"""Tables without a server: the logic of `nivelo.server` in a web worker of the page.

The pages see no difference: they send the same requests and the same messages. Only the standard
library, msgspec and librt are imported here.
"""
